/* Once the page is idle: the worker is for the next page. */
const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

if (import.meta.env.PROD && process.env.SERVICE_WORKER !== 'off' && 'serviceWorker' in navigator)
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(register))
