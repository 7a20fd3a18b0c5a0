import { useId, useRef, useState } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { hasDraft } from '#app/form/drafts.ts'
import { getControlProps } from '#app/form/LabelledControl.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { toCampaignBody, CAMPAIGN_RULES, toCampaignValues } from './campaign-values.ts'

export type EditedCampaign = { campaign: Campaign | null; isCopy: boolean }

type Options = EditedCampaign & {
  onSaved: (isNew: boolean) => void
  onConflict: () => void
}

/** Both calls answer a campaign; which one it is is decided once, when the form opens. */
const CHANGE = 'PUT /ads/campaigns/{id}'
const CREATE = 'POST /ads/campaigns' as typeof CHANGE

const REQUIRED = new Set(['title', 'targetUrl', 'budget', 'costPerClick'])

/** The form of a campaign: a new one, one to run again, or one to change. */
export function useCampaignForm({ campaign, isCopy, onSaved, onConflict }: Options) {
  const base = useId()
  const changed = isCopy ? null : campaign
  const draft = changed
    ? `campaign:${changed.id}`
    : isCopy
      ? `campaign:as-${campaign!.id}`
      : 'campaign:new'
  const isDraft = useRef<boolean | undefined>(undefined)
  const [wasKept] = useState(() => hasDraft(draft))
  const kept = useEndpointForm(changed ? CHANGE : CREATE, {
    draft,
    defaults: toCampaignValues(campaign, { isCopy }),
    toInput: (values) => ({
      params: { id: changed?.id ?? 0 },
      body: { ...toCampaignBody(values), isDraft: isDraft.current },
    }),
    invalidates: ['GET /ads/campaigns'],
    onDone: () => onSaved(!changed),
    onRefused: ({ code }) => {
      if (code === 'CHANGED_MEANWHILE') onConflict()
    },
    failed: t.failed,
  })
  const { form, problems } = kept
  const { errors } = form.formState

  /** What the label and the control of a field carry. */
  const field = (name: keyof typeof t.fields) => {
    const id = `${base}-${name}`
    const [hint, error] = [t.hints[name], errors[name]?.message]
    const required = REQUIRED.has(name)
    const validate = CAMPAIGN_RULES[name as keyof typeof CAMPAIGN_RULES] as never
    return {
      labelled: { id, label: t.fields[name], hint, error, required },
      control: {
        ...form.register(name, validate ? { validate } : {}),
        ...getControlProps(id, { hint, error, required }),
      },
    }
  }
  return {
    ...kept,
    field,
    wasKept,
    problems: problems.map(({ field, text }) => ({ id: `${base}-${field}`, text })),
    /** Saves the campaign as a draft, submits it for approval, or saves the change. */
    save: (as: boolean | undefined) => {
      isDraft.current = as
      return kept.submit()
    },
  }
}

export type GetFieldProps = ReturnType<typeof useCampaignForm>['field']
