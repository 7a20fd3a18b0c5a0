import type { UseFormReturn } from 'react-hook-form'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS_PER_FIELD } from '#shared/rules/campaigns.ts'
import { TagInput } from '#ui/TagInput.tsx'
import type { CampaignValues } from './campaign-values.ts'

type Props = {
  name: 'locations' | 'keywords' | 'interests' | 'demographics'
  form: UseFormReturn<CampaignValues>
  suggested?: readonly string[] | undefined
}

/** Several words of a campaign: towns, keywords, an audience. */
export const CampaignTagInput = ({ name, form, suggested }: Props) => (
  <TagInput
    label={t.fields[name]}
    hint={t.hints[name]}
    values={form.watch(name)}
    most={MAX_KEYWORDS_PER_FIELD}
    maxLength={MAX_KEYWORD_LENGTH}
    suggested={suggested}
    removeLabel={t.remove}
    onChange={(words) => form.setValue(name, words, { shouldDirty: true })}
  />
)
