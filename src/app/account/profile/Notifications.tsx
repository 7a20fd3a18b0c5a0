import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { hasNoEmail, useCurrentUser } from '#app/shell/use-current-user.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import {
  listNotificationFrequencies,
  NOTIFICATION_KINDS,
  type NotificationFrequency,
  type NotificationKind,
} from '#shared/rules/notifications.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Panel } from './Panel.tsx'

const t = preferences.notifications
const choicesFor = (kind: NotificationKind) =>
  listNotificationFrequencies(kind).map((value) => ({
    value,
    text: kind === 'adSummary' && value === 'now' ? t.weekly : t.choices[value],
  }))

/**
 * A choice for each kind of mail, or one for the messages of an account without an email address;
 * each is saved as it is made.
 */
export function Notifications({ onNotice }: { onNotice: (text: string) => void }) {
  const chosen = useRead('GET /users/profile/notifications', {})
  const save = useWrite('PUT /users/profile/notifications', {
    invalidates: ['GET /users/profile/notifications'],
  })
  const isByPhone = hasNoEmail(useCurrentUser())
  const choose = (kind: NotificationKind | 'textMessages', choice: NotificationFrequency) =>
    save.mutate(
      { body: { [kind]: choice } },
      {
        onSuccess: () => onNotice(t.saved),
        onError: (error) => onNotice(error.serverMessage ?? t.failed),
      },
    )
  return (
    <Panel title={isByPhone ? t.phoneTitle : t.title}>
      {!isByPhone && <p className="mute">{t.lead}</p>}
      <QueryState query={chosen}>
        {({ data }) =>
          isByPhone ? (
            <Switch
              label={t.textMessages}
              hint={t.textMessagesHint}
              disabled={save.isPending}
              checked={
                (save.isPending ? save.variables.body?.textMessages : data.textMessages) !== 'off'
              }
              onChange={({ target }) => choose('textMessages', target.checked ? 'now' : 'off')}
            />
          ) : (
            <div className="choices">
              {NOTIFICATION_KINDS.map((kind) => (
                <Select
                  key={kind}
                  label={t.kinds[kind]}
                  choices={choicesFor(kind)}
                  disabled={save.isPending}
                  // What is on its way is shown as if it had arrived.
                  value={
                    save.variables?.body?.[kind] && save.isPending
                      ? save.variables.body[kind]
                      : data[kind]
                  }
                  onChange={({ target }) => choose(kind, target.value as NotificationFrequency)}
                />
              ))}
            </div>
          )
        }
      </QueryState>
    </Panel>
  )
}
