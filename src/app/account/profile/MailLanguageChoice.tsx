import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '#shared/rules/languages.ts'
import { Select } from '#ui/Select.tsx'
import { Panel } from './Panel.tsx'
import { ProfileQueryState } from './ProfileQueryState.tsx'

const t = preferences.language
const choices = MAIL_LANGUAGES.map((value) => ({ value, text: t.names[value] }))

/** What mails to the account are written in; saved as it is chosen. */
export function MailLanguageChoice({ onNotice }: { onNotice: (text: string) => void }) {
  const reading = useRead('GET /users/profile', {})
  const save = useWrite('PUT /users/profile/mail-language', { invalidates: ['GET /users/profile'] })
  const choose = (mailLanguage: MailLanguage) =>
    save.mutate(
      { body: { mailLanguage } },
      {
        onSuccess: () => onNotice(t.saved[mailLanguage]),
        onError: (error) => onNotice(error.serverMessage ?? t.failed),
      },
    )
  return (
    <Panel title={t.title}>
      <p className="mute">{t.text}</p>
      <ProfileQueryState query={reading}>
        {({ data }) => (
          <div className="choices">
            <Select
              label={t.label}
              choices={choices}
              disabled={save.isPending}
              // What is on its way is shown as if it had arrived.
              value={(save.isPending && save.variables.body.mailLanguage) || data.mailLanguage}
              onChange={({ target }) => choose(target.value as MailLanguage)}
            />
          </div>
        )}
      </ProfileQueryState>
    </Panel>
  )
}
