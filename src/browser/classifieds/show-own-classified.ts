import { ownClassified as t } from '#i18n/en/own-classified.ts'
import {
  isOwnClassified,
  FIRST_SALE_STEP,
  advanceSale,
  type SaleStep,
} from '#stores/own-classifieds.ts'

/** Shows the seller's actions instead of the buyers', if the ad belongs to the person. */
export async function showOwnClassifiedActions(box: HTMLElement): Promise<void> {
  const id = Number(box.dataset['ownAd'])
  if (!(await isOwnClassified(id))) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-others]')) part.hidden = true
  box.hidden = false
  const button = box.querySelector('button')
  const status = box.querySelector('[role=status]')
  if (!button || !status) return
  let selling = FIRST_SALE_STEP
  const show = (now: SaleStep) => {
    selling = now
    status.textContent = now.said
    button.textContent = now.step === 'offered' ? t.markSold : t.sure
    button.hidden = now.step === 'done'
  }
  button.addEventListener('click', ({ detail }) => {
    // Ignores the second press of a double click.
    if (detail < 2) void advanceSale(id, selling, show, t)
  })
}
