// The part of the HTTP API that only the pages of ratings and statistics need: the first page does without it.
import type { PublicStatistics, Ratings } from "../wire";
import { request } from "../shell/api";

export const statisticsApi = {
  ratings: () => request<Ratings>("GET", "ratings"),
  setListed: (listed: boolean) => request<Ratings>("POST", "me/listing", { listed }),
  statistics: () => request<PublicStatistics>("GET", "statistics"),
};
