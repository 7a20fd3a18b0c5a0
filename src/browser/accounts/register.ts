import { PREFIX } from '#shared/view/address.ts'
import { accountForms as t } from '#i18n/en/account-forms.ts'
import { call } from '#stores/api.ts'
import { storeRegistration } from '#stores/registration.ts'
import { enhanceEntryForm } from './entry-form.ts'
import { showPanelWhenSignedIn } from './entry-page.ts'

/** The two forms that make an account: the next page asks for the mailed code. */
export function initRegisterForm(role: 'user' | 'owner'): void {
  showPanelWhenSignedIn(() => false)
  enhanceEntryForm({
    busy: t.busy.register,
    newPassword: true,
    send: async ({ name = '', email = '', password = '' }, honeypot) => {
      const { data } = await call('POST /auth/register', {
        body: { name, email, password, role, ...honeypot },
      })
      if (!storeRegistration({ secret: data.registration, email })) throw new Error(t.noStorage)
      location.assign(`${PREFIX}/confirm-email${location.search}`)
    },
  })
}
