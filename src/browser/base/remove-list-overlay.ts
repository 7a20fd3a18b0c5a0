/**
 * Takes away what covers a list's static rows while its address asks for others
 * (`layouts/ListOverlay.astro`), and what was shown in their place before the island came
 * (`browser/businesses/prefetched-list.ts`).
 */
export function removeListOverlay(): void {
  delete document.documentElement.dataset['asked']
  document.querySelector('[data-early]')?.replaceChildren()
}
