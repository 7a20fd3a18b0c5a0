import type { CallResponse } from '#client/call.ts'
import { adminBackups as t } from '#i18n/en/app/admin-backups.ts'

type State = CallResponse<'GET /backups/admin'>['data']

/** Where the backups lie, and what is in none of them. */
export const BackupLocation = ({ state: { folder, bucket, elsewhere } }: { state: State }) => (
  <section className="panel-box" aria-labelledby="where">
    <header>
      <h2 id="where">{t.where}</h2>
    </header>
    <div className="panel-body stack">
      <p>
        {t.folder(folder)} {bucket ? t.bucket(bucket) : t.noBucket}
      </p>
      {elsewhere.length > 0 && (
        <>
          <h3>{t.elsewhere}</h3>
          <ul>
            {elsewhere.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  </section>
)
