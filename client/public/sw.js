// Says kindly that the server is out of reach, and goes on by itself once it answers. It keeps nothing of the
// client, so no one ever sees an old one.
const WORDS = {
  en: ["The server does not answer", "Nothing is lost. This page goes on by itself as soon as it is back."],
  fr: ["Le serveur ne répond pas", "Rien n’est perdu. Cette page reprend d’elle-même dès son retour."],
  uk: ["Сервер не відповідає", "Нічого не втрачено. Сторінка продовжить сама, щойно він повернеться."],
};
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Riftable</title>
<style>
  html {
    height: 100%;
    background: linear-gradient(#0d1119, #16263a 44%, #3c6385 49.8%, #8a5a1e 50.2%, #3a2713 56%, #110e0c);
    color: #f4efe4;
    color-scheme: dark;
    font: 18px/1.4 system-ui, sans-serif;
  }
  html[data-theme="light"] {
    background: linear-gradient(#d3dde3, #dce5ea 44%, #6fa9cf 49.8%, #e0a63f 50.2%, #f0e6d6 56%, #e9ddc9);
    color: #1d1a16;
    color-scheme: light;
  }
  html[data-theme="contrast"] {
    background: #000;
    color: #fff;
  }
  body {
    display: grid;
    gap: 12px;
    place-content: center;
    min-height: 100%;
    margin: 0;
    padding: 24px;
    box-sizing: border-box;
    text-align: center;
  }
  h1 { margin: 0 0 60px; font: 700 clamp(28px, 6vw, 44px)/1.1 "Palatino Linotype", Georgia, serif; }
  p { margin: 60px 0 0; }
</style></head>
<body><main><h1></h1><p></p></main>
<script>
  const words = ${JSON.stringify(WORDS)};
  const kept = localStorage.getItem("riftable.lang");
  const lang = [kept, ...navigator.languages].map((l) => (l || "").slice(0, 2)).find((l) => l in words) || "en";
  document.documentElement.lang = lang;
  let theme = "dark"; // as the client shows it: shell/settings
  try {
    theme = JSON.parse(localStorage.getItem("riftable.settings") || "{}").theme || theme;
  } catch {}
  const prefers = (what) => matchMedia(what).matches;
  const contrast = prefers("(prefers-contrast: more)") || prefers("(forced-colors: active)");
  if (theme === "auto") theme = contrast ? "contrast" : prefers("(prefers-color-scheme: light)") ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  [document.querySelector("h1").textContent, document.querySelector("p").textContent] = words[lang];
  setInterval(() => fetch("/api/me").then((answer) => answer.ok && location.reload(), () => {}), 1500);
</script></body></html>`;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return; // everything but pages is the browser's own affair
  const sorry = () => new Response(PAGE, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  event.respondWith(fetch(event.request).catch(sorry));
});
