import { classifiedNotes as t } from '#i18n/en/app/classified-notes.ts'

/** Safety tips for sellers. */
export const ClassifiedSafety = () => (
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
