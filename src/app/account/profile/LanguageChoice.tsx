import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '#shared/rules/languages.ts'
import { Select } from '#ui/Select.tsx'
import { Panel } from './Panel.tsx'
import { ProfileQueryState } from './ProfileQueryState.tsx'

const t = preferences.language
const choices = MAIL_LANGUAGES.map((value) => ({ value, text: t.names[value] }))

/** The language of the account, of its mails and after signing in; saved as it is chosen. */
export function LanguageChoice({ onNotice }: { onNotice: (text: string) => void }) {
  const reading = useRead('GET /users/profile', {})
  const save = useWrite('PUT /users/profile/language', { invalidates: ['GET /users/profile'] })
  const choose = (language: MailLanguage) =>
    save.mutate(
      { body: { language } },
      {
        onSuccess: () => onNotice(t.saved[language]),
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
              value={(save.isPending && save.variables.body.language) || data.language}
              onChange={({ target }) => choose(target.value as MailLanguage)}
            />
          </div>
        )}
      </ProfileQueryState>
    </Panel>
  )
}
