// The values of texts about a rating. Ratings are names of strength rather than amounts: no thousands separator.
import type { Rating } from "../wire";

export const ratingValues = ({ rating, margin, games }: Rating): { rating: string; margin: string; n: number } => ({
  rating: String(rating),
  margin: String(margin),
  n: games,
});
