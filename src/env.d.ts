/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** React comes when someone reaches for the island's controls; see src/islands/directives/needed.ts. */
    'client:needed'?: boolean
  }
}

interface ImportMetaEnv {
  /** Where the API lives when it is not under /api of the site. */
  readonly PUBLIC_API_URL?: string
}
