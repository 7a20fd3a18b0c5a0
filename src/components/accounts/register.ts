import { accountForms as t } from '#i18n/account-forms.ts'
import { call } from '#stores/api.ts'
import { bringToLife } from './entry-form.ts'
import { enter, followOthers, showPanel, showAddress } from './entry-page.ts'

/** The two forms that make an account. */
export function registerAs(role: 'user' | 'owner'): void {
  let isEntering = false
  followOthers(() => isEntering)
  bringToLife({
    busy: t.busy.register,
    newPassword: true,
    send: async ({ name = '', email = '', password = '' }, trap) => {
      isEntering = true
      try {
        const { data } = await call('POST /auth/register', { body: { name, email, password, role, ...trap } })
        enter(data.token)
        showAddress(data.user.email)
        showPanel('done')
      } catch (error) {
        isEntering = false
        throw error
      }
    },
  })
}
