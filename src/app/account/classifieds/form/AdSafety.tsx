import { adNotes as t } from '#i18n/en/app/ad-notes.ts'

/** What a seller should know before the first caller asks for a code. */
export const AdSafety = () => (
  <aside className="notice">
    <div>
      <b>{t.safety}</b>
      <ul>
        {t.safetyPoints.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  </aside>
)
