import { storedToken } from '#stores/token.ts'

/* The seller of an ad finds on its page what a seller can do, not an inquiry to himself. */

const box = document.querySelector<HTMLElement>('[data-own-ad]')
// Who is signed in only: the API's client need not come to everyone.
if (box && storedToken()) {
  const id = Number(box.dataset['ownAd'])
  import('./show-own-ad.ts').then(({ showOwnAd }) => showOwnAd(box, id)).catch(() => undefined)
}
