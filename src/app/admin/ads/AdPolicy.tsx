import { FORBIDDEN_AD_RULES } from '#config/forbidden-advertisements.ts'
import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { adminAds as t } from '#i18n/en/app/admin-ads.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { HindiTitle } from '#ui/HindiTitle.tsx'

/**
 * Kinds of advertisements that are not shown here, and why: in English and Hindi, and marked so.
 */
export const AdPolicy = () => (
  <section className="panel-box" aria-labelledby="ad-policy">
    <header>
      <h2 id="ad-policy">{t.policy.title}</h2>
    </header>
    <p className="panel-body">{t.policy.text}</p>
    <ul className="ledger">
      {FORBIDDEN_AD_RULES.map(({ rule, name, nameHindi, reason, reasonHindi }) => (
        <li key={rule} className="ad-rule">
          <b>
            {BUNDLE_LANGUAGE === 'en' && <span lang="en">{name} </span>}
            <HindiTitle>{nameHindi}</HindiTitle>
          </b>
          {BUNDLE_LANGUAGE === 'en' && <span lang="en">{reason}</span>}
          {READS_HINDI && <small lang="hi">{reasonHindi}</small>}
        </li>
      ))}
    </ul>
  </section>
)
