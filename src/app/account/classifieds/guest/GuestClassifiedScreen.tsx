import styles from '#styles/app/screens/ad.css?url'
import { CodeStep } from '#app/account/guest-form/CodeStep.tsx'
import {
  GuestFormFrame,
  GuestFormSteps,
  SignInLink,
} from '#app/account/guest-form/GuestFormFrame.tsx'
import {
  hasCondition,
  type ClassifiedField,
} from '#app/account/classifieds/form/classified-values.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { firstClassified as t } from '#i18n/en/app/first-classified.ts'
import { firstForm } from '#i18n/en/app/first-form.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { GuestClassified } from './GuestClassified.tsx'
import { useGuestClassified } from './use-guest-classified.ts'

/** "Post an ad" for somebody without an account. */
export function GuestClassifiedScreen() {
  const categories = useRead('GET /classified-categories', {})
  return (
    <GuestFormFrame title={shell.screens.postAd}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={categories}>{({ data }) => <Form categories={data} />}</QueryState>
    </GuestFormFrame>
  )
}

function Form({ categories }: { categories: readonly ClassifiedCategory[] }) {
  const first = useGuestClassified()
  const values = first.form.watch()
  const chosen = categories.find(({ id }) => String(id) === values.categoryId)
  const isFilled = (...names: ClassifiedField[]) =>
    names.every((name) => values[name].trim() !== '')
  const isPriced = values.priceType === 'on_request' || isFilled('price')
  const isRated = !hasCondition(chosen?.slug) || isFilled('condition')
  return (
    <>
      <GuestFormSteps
        lede={t.lede}
        steps={[
          {
            name: t.steps.ad,
            isDone: isFilled('title', 'categoryId', 'description') && isPriced && isRated,
          },
          { name: t.steps.place, isDone: isFilled('city', 'contactPhone') },
          { name: firstForm.account, isDone: first.account.hasAccount },
        ]}
      />
      {first.account.sent ? (
        <CodeStep account={first.account} sent={first.account.sent} />
      ) : (
        <GuestClassified first={first} categories={categories} slug={chosen?.slug} />
      )}
      <SignInLink />
    </>
  )
}
