import { accountForms as t } from '#i18n/en/account-forms.ts'
import { call } from '#stores/api.ts'
import { enhanceEntryForm } from './entry-form.ts'
import { storeWay } from './entry-ways.ts'
import type { SignedIn } from './second-step.ts'

type Options = {
  /** Of the account that is made for a number that has none. */
  role: 'user' | 'owner'
  /** Goes on after the code, signed in. */
  enter: (signed: SignedIn) => void
}

/** The form that asks for a number; its code is asked for in its place. */
export function initMobileForm({ role, enter }: Options): void {
  enhanceEntryForm({
    form: '[data-entry-mobile]',
    busy: t.busy.code,
    send: async ({ mobile = '', name }, honeypot) => {
      const request = async (challenge?: string) => {
        const body = { mobile, role, ...(name && { name }), ...(challenge && { challenge }) }
        return (await call('POST /auth/mobile', { body: { ...body, ...honeypot } })).data
      }
      const sent = await request()
      storeWay('mobile')
      const { showMobileCodeForm } = await import('./mobile-code.ts')
      showMobileCodeForm({ mobile, sent, request, enter })
    },
  })
}
