import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '#app/data/use-read.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LabelledControl } from '#app/form/LabelledControl.tsx'
import { FieldMerge } from '#app/form/lazy-merge.ts'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { LinkCheck } from './LinkCheck.tsx'
import { describeCampaignField } from './describe-campaign.ts'
import { Forecast } from './Forecast.tsx'
import { BudgetFields } from './BudgetFields.tsx'
import { useCampaignForm, type CampaignFormSource } from './use-campaign-form.ts'
import { CampaignTagInput } from './CampaignTags.tsx'

const SEVERAL = 300

type Props = CampaignFormSource & {
  onClose: () => void
  onSaved: (isNew: boolean, combined: readonly string[]) => void
}

/** The form of a campaign in a window, which fills the screen of a phone. */
export function CampaignDialog(props: Props) {
  const [round, setRound] = useState(0)
  return <OneForm key={round} {...props} onStartAgain={() => setRound(round + 1)} />
}

function OneForm({
  campaign,
  isCopy,
  onClose,
  onSaved,
  onStartAgain,
}: Props & { onStartAgain: () => void }) {
  const client = useQueryClient()
  const { form, field, save, isBusy, problems, forget, wasKept, guard, merging } = useCampaignForm({
    ...{ campaign, isCopy, onSaved },
    onChanged: () => void client.invalidateQueries({ queryKey: ['GET /ads/campaigns'] }),
  })
  const towns = useRead('GET /locations', { query: { limit: SEVERAL } }).data?.data
  const names = towns?.map(({ city }) => city)
  const values = form.watch()
  const unknown = names
    ? values.locations.filter((town) => !names.some((one) => isSame(one, town)))
    : []
  const isChange = campaign !== null && !isCopy
  const isShown = isChange && campaign.isApproved
  const startAgain = () => {
    forget()
    onStartAgain()
  }
  const [title, description, address] = [field('title'), field('description'), field('targetUrl')]
  const server = form.formState.errors.root?.['server']?.message
  return (
    <div className="wide-dialog">
      <Dialog
        open
        onClose={onClose}
        title={isChange ? t.edit : t.create}
        closeLabel={t.close}
        locked={isBusy}
      >
        <form
          className="form campaign-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save(isShown ? undefined : false)
          }}
        >
          {wasKept && (
            <div className="notice row row-apart" role="status">
              {t.kept}
              <Button onClick={startAgain}>{t.dropKept}</Button>
            </div>
          )}
          {isShown && <p className="notice">{t.seenFields}</p>}
          {isChange && campaign.status === 'completed' && <p className="notice">{t.mayRunAgain}</p>}
          <fieldset>
            <legend>{t.what}</legend>
            <LabelledControl {...title.labelled}>
              <input {...title.control} autoComplete="off" />
            </LabelledControl>
            <LinkCheck url={values.targetUrl}>
              <LabelledControl {...address.labelled}>
                <input
                  {...address.control}
                  type="url"
                  inputMode="url"
                  autoComplete="url"
                  placeholder="https://"
                />
              </LabelledControl>
            </LinkCheck>
            <LabelledControl {...description.labelled}>
              <textarea {...description.control} rows={2} />
            </LabelledControl>
          </fieldset>
          <fieldset>
            <legend>{t.money}</legend>
            <BudgetFields
              {...{ field, values }}
              onAmount={(name, digits) =>
                form.setValue(name, digits, { shouldDirty: true, shouldValidate: true })
              }
            />
            <Forecast values={values} />
          </fieldset>
          <fieldset>
            <legend>{t.where}</legend>
            <CampaignTagInput name="locations" form={form} suggested={names} />
            <p className="field-hint" role="status">
              {unknown.length > 0 && t.unknownTowns(unknown.join(', '))}
            </p>
            <CampaignTagInput name="keywords" form={form} />
            <div className="pair">
              <CampaignTagInput name="interests" form={form} />
              <CampaignTagInput name="demographics" form={form} />
            </div>
          </fieldset>
          <ErrorSummary problems={problems} text={server} />
          <DialogActions
            cancel={t.cancel}
            confirm={isShown ? t.save : t.send}
            busy={isBusy && t.saving}
            onCancel={() => {
              forget()
              onClose()
            }}
          >
            {!isShown && (
              <Button disabled={isBusy} onClick={() => void save(true)}>
                {t.draft}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
      <LeaveDialog guard={guard} />
      {merging.conflict && (
        <Suspense fallback={null}>
          <FieldMerge
            kind="record"
            {...merging.conflict}
            describe={describeCampaignField}
            onClose={merging.close}
            onDone={(fields) => void merging.choose(fields)}
          />
        </Suspense>
      )}
    </div>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
