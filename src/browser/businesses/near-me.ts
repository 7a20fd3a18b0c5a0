/* The button near a search: nothing is loaded, and no position asked for, before it is pressed. */
const button = document.querySelector<HTMLButtonElement>('[data-near-me]')

button?.addEventListener('click', () => {
  void import('./find-near.ts').then(({ openNearbyList }) => openNearbyList(button))
})
