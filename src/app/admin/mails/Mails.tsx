import styles from '#styles/app/screens/mails.css?url'
import { useState } from 'react'
import { useSearchParams } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import type { CallResponse } from '#client/call.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminMails as t } from '#i18n/en/app/admin-mails.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Toast } from '#ui/Toast.tsx'
import { MailFrame } from './MailFrame.tsx'

type Heading = CallResponse<'GET /admin/mails'>['data'][number]

/** The website's mails, and a test of whether one arrives. */
export function Mails() {
  const [address, setAddress] = useSearchParams()
  const reading = useRead('GET /admin/mails', {})
  const mails = reading.data?.data ?? []
  const chosen = mails.find(({ name }) => name === address.get('mail')) ?? mails[0]
  return (
    <Screen title={admin.screens.adminMails.title} hindi={admin.screens.adminMails.hindi}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <p className="mute">{t.lead}</p>
        <QueryState query={reading}>
          {() =>
            chosen && (
              <>
                <Choice
                  mails={mails}
                  chosen={chosen.name}
                  onChoose={(mail) => setAddress({ mail }, { replace: true })}
                />
                <Mail key={chosen.name} name={chosen.name} />
              </>
            )
          }
        </QueryState>
      </div>
    </Screen>
  )
}

type ChoiceProps = {
  mails: readonly Heading[]
  chosen: string
  onChoose: (name: string) => void
}

/** The mails by what people may turn them off by. */
const Choice = ({ mails, chosen, onChoose }: ChoiceProps) => (
  <label className="stack stack-s max-w-[640px]">
    <span className="label">{t.choose}</span>
    <select className="input" value={chosen} onChange={(e) => onChoose(e.target.value)}>
      {(Object.keys(t.kinds) as Heading['kind'][]).map((kind) => {
        const ofKind = mails.filter((mail) => mail.kind === kind)
        return (
          ofKind.length > 0 && (
            <optgroup key={kind} label={t.kinds[kind]}>
              {ofKind.map(({ name, subject }) => (
                <option key={name} value={name}>
                  {subject}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
    </select>
  </label>
)

function Mail({ name }: { name: string }) {
  const [way, setWay] = useState('html')
  const [language, setLanguage] = useState<MailLanguage>('en')
  const [notice, setNotice] = useState<string | null>(null)
  const reading = useRead('GET /admin/mails/{name}', { params: { name }, query: { language } })
  const test = useWrite('POST /admin/mails/{name}/test')
  const send = () =>
    test.mutate(
      { params: { name }, query: { language } },
      {
        onSuccess: ({ data }) => setNotice(t.sent(data.to)),
        onError: (error) => setNotice(error.serverMessage ?? t.failed),
      },
    )
  return (
    <>
      <div className="row row-apart mail-ways">
        <SegmentedControl
          label={t.wayLabel}
          choices={Object.entries(t.ways).map(([value, text]) => ({ value, text }))}
          chosen={way}
          onChoose={setWay}
        />
        {READS_HINDI && (
          <SegmentedControl
            label={t.languageLabel}
            choices={Object.entries(t.languages).map(([value, text]) => ({ value, text }))}
            chosen={language}
            onChoose={(chosen) => setLanguage(chosen as MailLanguage)}
          />
        )}
        <Button icon="mail" busy={test.isPending && t.testing} onClick={send}>
          {t.test}
        </Button>
      </div>
      <QueryState query={reading}>
        {({ data: { subject, html, text } }) => (
          <section className="panel-box mail-box" aria-labelledby="mail-subject">
            <h2 id="mail-subject" lang={language}>
              {subject}
            </h2>
            {way === 'html' ? (
              <MailFrame html={html} title={t.frame(subject)} />
            ) : (
              <pre className="mail-text" lang={language}>
                {text}
              </pre>
            )}
          </section>
        )}
      </QueryState>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </>
  )
}
