import { useId, useRef, useState } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { hasDraft } from '#app/form/drafts.ts'
import { getControlProps } from '#app/form/LabelledControl.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { CAMPAIGN_FIELDS, type CampaignFieldRule } from '#shared/rules/campaign-fields.ts'
import {
  toCampaignBody,
  CAMPAIGN_RULES,
  toCampaignValues,
  type CampaignValues,
} from './campaign-values.ts'
import { getCampaignFieldLabel } from './describe-campaign.ts'
import { useCampaignMerge } from './use-campaign-merge.ts'

export type CampaignFormSource = { campaign: Campaign | null; isCopy: boolean }

type Options = CampaignFormSource & {
  /** Told the names of fields that came from elsewhere, too. */
  onSaved: (isNew: boolean, combined: readonly string[]) => void
  /** The campaign was changed elsewhere. */
  onChanged: () => void
}

/** Both calls answer a campaign; which one it is is decided once, when the form opens. */
const CHANGE = 'PUT /ads/campaigns/{id}'
const CREATE = 'POST /ads/campaigns' as typeof CHANGE

/** The form of a campaign: a new one, one to run again, or one to change. */
export function useCampaignForm({ campaign, isCopy, onSaved, onChanged }: Options) {
  const base = useId()
  const changed = isCopy ? null : campaign
  const draft = changed
    ? `campaign:${changed.id}`
    : isCopy
      ? `campaign:as-${campaign!.id}`
      : 'campaign:new'
  const start = toCampaignValues(campaign, { isCopy })
  const pressed = useRef<Element | null>(null)
  const isDraft = useRef<boolean | undefined>(undefined)
  const [wasKept] = useState(() => hasDraft(draft))
  const kept = useEndpointForm<typeof CHANGE, CampaignValues>(changed ? CHANGE : CREATE, {
    draft,
    defaults: { ...start, base: JSON.stringify(start) },
    toInput: (values) => ({
      params: { id: changed?.id ?? 0 },
      body: { ...toCampaignBody(values), isDraft: isDraft.current },
    }),
    invalidates: ['GET /ads/campaigns'],
    onDone: () => {
      const names = merging.taken.filter((name) => name !== 'version').map(getCampaignFieldLabel)
      onSaved(!changed, names)
    },
    onRefused: ({ code }) => {
      if (code !== 'CHANGED_MEANWHILE') return
      onChanged()
      merging.mergeAgain(pressed.current).catch(() => undefined)
    },
    failed: t.failed,
  })
  const { form, problems } = kept
  const { errors } = form.formState
  const merging = useCampaignMerge({ id: changed?.id, form, saveAgain: () => kept.submit() })

  /** What the label and the control of a field carry. */
  const field = (name: keyof typeof t.fields) => {
    const id = `${base}-${name}`
    const [hint, error] = [t.hints[name], errors[name]?.message]
    const { max, required = false }: CampaignFieldRule = CAMPAIGN_FIELDS[name]
    const validate = CAMPAIGN_RULES[name as keyof typeof CAMPAIGN_RULES] as never
    return {
      labelled: { id, label: t.fields[name], hint, error, required },
      control: {
        ...form.register(name, validate ? { validate } : {}),
        ...getControlProps(id, { hint, error, required }),
        maxLength: max,
      },
    }
  }
  return {
    ...kept,
    field,
    wasKept,
    merging,
    problems: problems.map(({ field, text }) => ({ id: `${base}-${field}`, text })),
    /** Saves the campaign as a draft, submits it for approval, or saves the change. */
    save: (as: boolean | undefined) => {
      isDraft.current = as
      pressed.current = document.activeElement
      return kept.submit()
    },
  }
}

export type GetFieldProps = ReturnType<typeof useCampaignForm>['field']
