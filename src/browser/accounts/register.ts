import { PREFIX } from '#shared/view/address.ts'
import { accountForms as t } from '#i18n/en/account-forms.ts'
import { call } from '#stores/api.ts'
import { storeRegistration } from '#stores/registration.ts'
import { choosePageLanguage } from '#stores/language.ts'
import { enhanceEntryForm } from './entry-form.ts'
import { getNextUrl, showPanelWhenSignedIn, signInWithToken } from './entry-page.ts'
import { initEntryWays } from './entry-ways.ts'
import { initMobileForm } from './mobile-form.ts'

/**
 * The forms that make an account: by email, where the next page asks for the mailed code, or by
 * number, whose code is asked for here.
 */
export function initRegisterForm(role: 'user' | 'owner'): void {
  let isEntering = false
  showPanelWhenSignedIn(() => isEntering)
  initEntryWays()
  initMobileForm({
    role,
    enter: ({ token }) => {
      isEntering = true
      signInWithToken(token)
      choosePageLanguage()
      // Not `assign`: Back leads to the page before, not to a form that was already sent.
      location.replace(getNextUrl())
    },
  })
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
