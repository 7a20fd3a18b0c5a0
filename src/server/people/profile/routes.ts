import * as notifications from '#contract/notifications.ts'
import * as mobile from '#contract/mobile.ts'
import * as contract from '#contract/profile.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { changePassword, rateNewPassword } from './change-password.ts'
import { digestTask } from './digest.ts'
import { getProfile } from './get.ts'
import { saveLanguage } from './language.ts'
import { confirmNewMobile, removeMobile, requestNewMobile } from './mobile.ts'
import { confirmNewEmail } from './new-email.ts'
import { getNotificationPreferences, saveNotificationPreferences } from './notifications.ts'
import { declinePasskeyOffer } from './passkey-offer.ts'
import { PHOTO_TOO_LARGE_MESSAGES, removePhoto, uploadPhoto } from './photo.ts'
import { updateProfile } from './update.ts'

/** The profile of an account, its address and its password. */
export function profileRoutes(api: Api): void {
  bindData(api, contract.getProfile, (ctx) => getProfile(ctx))
  bindData(api, contract.updateProfile, (ctx, { body }) => updateProfile(ctx, body))
  bindData(api, contract.saveLanguage, (ctx, { body }) => saveLanguage(ctx, body))
  bindData(api, contract.saveMailLanguage, (ctx, { body }) =>
    saveLanguage(ctx, { language: body.mailLanguage }),
  )
  bindData(api, contract.confirmNewEmail, (ctx, { body }) => confirmNewEmail(ctx, body))
  bindData(api, mobile.requestNewMobile, (ctx, { body }) => requestNewMobile(ctx, body))
  bindData(api, mobile.confirmNewMobile, (ctx, { body }) => confirmNewMobile(ctx, body))
  bindData(api, mobile.removeMobile, (ctx) => removeMobile(ctx))
  bindData(api, mobile.declinePasskeyOffer, (ctx) => declinePasskeyOffer(ctx))
  bindData(api, contract.changePassword, (ctx, { body }) => changePassword(ctx, body))
  bindData(api, contract.ratePassword, (ctx, { body }) => rateNewPassword(ctx, body))
  bindFileForm(
    api,
    contract.uploadProfilePhoto,
    async (ctx, { files }) => ({ data: await uploadPhoto(ctx, files) }),
    { tooLarge: PHOTO_TOO_LARGE_MESSAGES },
  )
  bindData(api, notifications.getNotificationPreferences, ({ db, actor }) =>
    getNotificationPreferences(db, actor.id),
  )
  bindData(api, notifications.saveNotificationPreferences, (ctx, { body }) =>
    saveNotificationPreferences(ctx, body),
  )
  bindData(api, contract.removeProfilePhoto, (ctx) => removePhoto(ctx))
  const { tasks, now = () => new Date() } = api.deps
  tasks.add(digestTask({ ...api.ports, now }))
}
