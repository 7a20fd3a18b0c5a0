import { expect, type Locator } from '@playwright/test'

/** How long people take: for a tap, for a character. */
const TAP_S = 1.5
const CHARACTER_S = 0.5

/** Walks as a thumb does, and counts: reading and waiting for a mail are not among it. */
export class Thumb {
  taps = 0
  characters = 0

  get seconds(): number {
    return this.taps * TAP_S + this.characters * CHARACTER_S
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.tap()
  }

  /** Types into a field; one that has the focus already needs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element === document.activeElement)
    if (!hasFocus) await this.tap(field)
    this.characters += text.length
    await field.pressSequentially(text)
  }

  /** Goes on to the next field by the keyboard's own key, as Tab does here, and types into it. */
  async next(field: Locator, text: string): Promise<void> {
    this.characters += 1
    await field.page().keyboard.press('Tab')
    await expect(field).toBeFocused()
    await this.type(field, text)
  }

  /** Opens a list and picks one line of it. */
  async choose(list: Locator, option: RegExp): Promise<void> {
    await this.tap(list)
    this.taps += 1
    const line = await list.locator('option', { hasText: option }).textContent()
    await list.selectOption({ label: line! })
  }
}
