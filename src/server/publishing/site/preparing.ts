/**
 * What a visitor sees while the very first release is being built. It needs no other file, because
 * none exists yet.
 */
export const PREPARING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3">
<title>The site is being prepared</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf6ee;
  color: #2b2118; font: 1.125rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 32rem; padding: 2rem; border-top: 6px solid #c2410c }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
@media (prefers-color-scheme: dark) { body { background: #1c1612; color: #f3eadc } }
</style>
</head>
<body>
<main>
<h1>The site is being prepared</h1>
<p lang="hi">साइट तैयार हो रही है।</p>
<p>Its pages are being built for the first time. This page looks again by itself every few
seconds.</p>
</main>
</body>
</html>
`
