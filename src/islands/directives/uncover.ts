/** Takes away what covers a list's static rows while its address asks for others (`layouts/AskedCover.astro`). */
export function uncover(): void {
  delete document.documentElement.dataset['asked']
}
