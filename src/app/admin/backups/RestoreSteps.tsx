import { adminBackups as t } from '#i18n/en/app/admin-backups.ts'

/** How a backup is restored, step by step. */
export const RestoreSteps = () => (
  <section className="panel-box" aria-labelledby="restore">
    <header>
      <h2 id="restore">{t.restore}</h2>
    </header>
    <ol className="panel-body stack stack-s restore-steps">
      {t.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)
