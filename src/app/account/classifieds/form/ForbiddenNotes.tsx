import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { classifiedNotes as t } from '#i18n/en/app/classified-notes.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import { HindiTitle } from '#ui/HindiTitle.tsx'
import { Icon } from '#ui/Icon.tsx'

type Found = Pick<ForbiddenTerm, 'rule' | 'level' | 'reason' | 'reasonHindi'>

/** What of an ad is not allowed, or only with papers, in English with its Hindi, or in Hindi. */
export const ForbiddenNotes = ({ found }: { found: readonly Found[] | undefined }) =>
  found?.map(({ rule, level, reason, reasonHindi }) => (
    <div key={rule} className={level === 'refused' ? 'notice notice-error' : 'notice'}>
      <Icon name={level === 'refused' ? 'warn' : 'info'} />
      <div>
        <b>{level === 'refused' ? t.refusedGoods : t.hintGoods}</b>
        {BUNDLE_LANGUAGE === 'en' && <p>{reason}</p>}
        <HindiTitle as="p">{reasonHindi}</HindiTitle>
      </div>
    </div>
  ))
