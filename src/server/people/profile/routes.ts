import { getNotifications, saveNotifications as save } from '#contract/notifications.ts'
import * as contract from '#contract/profile.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { changePassword, rateNewPassword } from './change-password.ts'
import { digestTask } from './digest.ts'
import { chooseMailLanguage } from './mail-language.ts'
import { getProfile } from './get.ts'
import { confirmNewEmail } from './new-email.ts'
import { getNotificationChoices, saveNotifications } from './notifications.ts'
import { PHOTO_TOO_LARGE_MESSAGES, removePhoto, uploadPhoto } from './photo.ts'
import { updateProfile } from './update.ts'

/** The profile of an account, its address and its password. */
export function profileRoutes(api: Api): void {
  bind(api, contract.getProfile, async (ctx) => ({ data: await getProfile(ctx) }))
  bind(api, contract.updateProfile, async (ctx, { body }) => ({
    data: await updateProfile(ctx, body),
  }))
  bind(api, contract.chooseMailLanguage, async (ctx, { body }) => ({
    data: await chooseMailLanguage(ctx, body),
  }))
  bind(api, contract.confirmNewEmail, async (ctx, { body }) => ({
    data: await confirmNewEmail(ctx, body),
  }))
  bind(api, contract.changePassword, async (ctx, { body }) => ({
    data: await changePassword(ctx, body),
  }))
  bind(api, contract.ratePassword, async (ctx, { body }) => ({
    data: await rateNewPassword(ctx, body),
  }))
  bindFileForm(
    api,
    contract.uploadProfilePhoto,
    async (ctx, { files }) => ({ data: await uploadPhoto(ctx, files) }),
    { tooLarge: PHOTO_TOO_LARGE_MESSAGES },
  )
  bind(api, getNotifications, async ({ db, actor }) => ({
    data: await getNotificationChoices(db, actor.id),
  }))
  bind(api, save, async (ctx, { body }) => ({ data: await saveNotifications(ctx, body) }))
  bind(api, contract.removeProfilePhoto, async (ctx) => ({ data: await removePhoto(ctx) }))
  const { tasks, now = () => new Date() } = api.deps
  tasks.add(digestTask({ ...api.ports, now }))
}
