/*
 * The few parts of a service worker's scope that are used here. The compiler's library for workers
 * cannot be loaded beside the one for pages.
 */

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(response: Response | Promise<Response>): void
}

interface OpenPage {
  readonly url: string
  navigate(url: string): Promise<unknown>
}

interface WorkerScope {
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled?: true }): Promise<OpenPage[]>
  }
  readonly registration: { unregister(): Promise<boolean> }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

export const scope = globalThis as unknown as WorkerScope

export const listOpenPages = (): Promise<OpenPage[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
