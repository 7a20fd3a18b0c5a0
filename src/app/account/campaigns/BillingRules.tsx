import { campaigns as t } from '#i18n/en/app/campaigns.ts'

/** What is paid for and what is not. */
export const BillingRules = () => (
  <details className="panel-box counting" id="counting">
    <summary>{t.counting}</summary>
    <ul>
      {t.countingTexts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
)
