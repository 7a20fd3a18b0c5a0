import { adNotes as t } from '#i18n/en/app/ad-notes.ts'

/** Safety tips for sellers. */
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
