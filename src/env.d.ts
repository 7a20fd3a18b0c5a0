/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /**
     * React comes when someone reaches for the island's controls; see
     * src/islands/directives/interaction.ts.
     */
    'client:interaction'?: boolean
    /**
     * React comes when a control with `data-opens` is pressed; see
     * src/islands/directives/opened.ts.
     */
    'client:opened'?: boolean
  }
}

interface ImportMetaEnv {
  /** Where the API lives when it is not under /api of the site. */
  readonly PUBLIC_API_URL?: string
  /** Where the map's pictures come from, with {z}, {x} and {y}, and who is credited for them. */
  readonly PUBLIC_MAP_TILES?: string
  readonly PUBLIC_MAP_ATTRIBUTION?: string
}

/** Made by `scripts/imports/island-symbols.ts`: ids of symbols, by the path of the island. */
declare module 'virtual:island-symbols' {
  const symbols: Record<string, readonly string[]>
  export default symbols
}

/** `finally` waits for what its callback returns, which TypeScript's own declaration leaves out. */
interface Promise<T> {
  finally(onfinally?: (() => PromiseLike<void>) | null): Promise<T>
}
