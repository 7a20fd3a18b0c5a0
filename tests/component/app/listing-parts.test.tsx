import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BasicFields } from '#app/account/listing/BasicFields.tsx'
import { FeatureFields } from '#app/account/listing/FeatureFields.tsx'
import { MapPinField } from '#app/account/listing/MapPinField.tsx'
import { getImprovementTips } from '#app/account/listing/preview.ts'
import { Preview } from '#app/account/listing/Preview.tsx'
import { ServiceFields } from '#app/account/listing/ServiceFields.tsx'
import { ServiceFieldInput } from '#app/form/ServiceFieldInput.tsx'
import { PossibleDuplicates } from '#app/account/listing/PossibleDuplicates.tsx'
import { useListingForm } from '#app/account/listing/use-listing-form.ts'
import {
  EMPTY_LISTING,
  parseDraftValues,
  toListingBody,
  type ListingValues,
} from '#app/account/listing/values.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { MemoryRouter } from '../setup/memory-router.tsx'

const FEATURES = [
  { id: 4, name: 'Parking', nameHi: 'पार्किंग' },
  { id: 7, name: 'Waiting room', nameHi: null },
]
const TWIN = {
  ...{ slug: 'namuna', address: 'Main Road', city: 'Sonpani', category: 'Services' },
  same: ['phone'],
}
const ANSWERS: Record<string, object> = {
  '/api/features': { data: FEATURES },
  '/api/categories': {
    data: [{ id: 3, name: 'Services', slug: 'services', color: '#2f4f63', nameHi: null }],
  },
  '/api/business-lookalikes': {
    data: [
      { ...TWIN, id: 1, name: 'Namuna One', isMine: false, isClaimable: true },
      { ...TWIN, id: 2, name: 'Namuna Two', isMine: false, isClaimable: false },
      { ...TWIN, id: 3, name: 'Namuna Three', isMine: true, isClaimable: false },
    ],
  },
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return Response.json({ success: true, ...(ANSWERS[url.pathname] ?? { data: [] }) })
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = (part: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <main>{part}</main>
      </MemoryRouter>
    </QueryClientProvider>,
  )

type PartProps = { part: 'pin' | 'features' | 'services'; start?: Partial<ListingValues> }

function Part({ part, start = {} }: PartProps) {
  const form = useListingForm({ ...EMPTY_LISTING, ...start })
  const parts = { pin: MapPinField, features: FeatureFields, services: ServiceFields }
  const Shown = parts[part]
  return (
    <>
      <Shown form={form} />
      <output>{JSON.stringify(form.values)}</output>
    </>
  )
}

const valuesIn = (container: Element) =>
  JSON.parse(container.querySelector('output')!.textContent) as ListingValues

test('features and ways to pay are ticked with the keyboard', async () => {
  const { container, getByRole } = await shown(<Part part="features" start={{ categoryId: '3' }} />)
  const tick = async (name: RegExp) => {
    const box = getByRole('checkbox', { name })
    await expect.element(box).toBeVisible()
    box.element().focus()
    await userEvent.keyboard(' ')
  }
  await tick(/^UPI$/)
  await tick(/^Parking/)
  await tick(/^Waiting room$/)
  await tick(/^Parking/)
  const { paymentMethods, selectedFeatures } = valuesIn(container)
  expect([paymentMethods, selectedFeatures]).toEqual([['UPI'], [7]])
  await expectAccessible(container)
})

test('a pin is where the phone is, is typed, and is taken away', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 24.040_001_2, longitude: 84.071 } } as GeolocationPosition),
  )
  const { container, getByRole, getByText, getByLabelText } = await shown(<Part part="pin" />)
  await getByRole('button', { name: 'Use my location' }).click()
  expect(valuesIn(container)).toMatchObject({ latitude: '24.04000', longitude: '84.07100' })
  await getByText('Enter latitude and longitude').click()
  await getByLabelText(/^Latitude/).fill('24.05')
  await expect.element(getByText('Pin at 24.05, 84.07100')).toBeVisible()
  await expectAccessible(container)
  await getByRole('button', { name: 'Remove pin' }).click()
  expect(valuesIn(container)).toMatchObject({ latitude: '', longitude: '' })
})

test('a phone that does not tell where it is is said', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) =>
    failed!({ code: 1 } as GeolocationPositionError),
  )
  const { getByRole, getByText } = await shown(<Part part="pin" />)
  await getByRole('button', { name: 'Use my location' }).click()
  await expect.element(getByText('Couldn’t get your location.')).toBeVisible()
})

const question = (change: Partial<ServiceField>): ServiceField =>
  ({
    ...{ id: 1, fieldName: 'beds', fieldLabel: 'Beds', labelHi: 'बिस्तर', fieldType: 'number' },
    ...{ isRequired: true, placeholder: null, helpText: null, fieldOptions: {} },
    ...change,
  }) as ServiceField

const KINDS: ServiceField[] = [
  question({ fieldOptions: { min: 1, max: 5000 } }),
  question({
    ...{ fieldName: 'kind', fieldLabel: 'Kind', fieldType: 'checkbox', labelHi: null },
    fieldOptions: { options: ['Public', 'Private'] },
  }),
  question({
    ...{ fieldName: 'shift', fieldLabel: 'Shift', fieldType: 'radio', labelHi: null },
    fieldOptions: { options: ['Day', 'Night'] },
  }),
]

function Questions() {
  const [answers, setAnswers] = useState<Record<string, unknown>>({})
  return (
    <>
      {KINDS.map((field) => (
        <ServiceFieldInput
          key={field.fieldName}
          id={`listing-${field.fieldName}`}
          field={field}
          value={answers[field.fieldName]}
          error={undefined}
          onChange={(value) => setAnswers((all) => ({ ...all, [field.fieldName]: value }))}
        />
      ))}
      <output>{JSON.stringify(answers)}</output>
    </>
  )
}

test('questions of each kind are answered with the keyboard', async () => {
  const { container, getByRole, getByText } = await shown(<Questions />)
  await expect.element(getByText('1 – 5,000')).toBeVisible()
  getByRole('spinbutton').element().focus()
  await userEvent.keyboard('12{Tab} {Tab} {Tab} {ArrowDown}')
  expect(JSON.parse(container.querySelector('output')!.textContent)).toEqual({
    ...{ beds: 12, kind: ['Public', 'Private'], shift: 'Night' },
  })
  await expectAccessible(container)
})

test('a twin is claimed, seen or changed', async () => {
  const asked = { name: 'Namuna', phone: '9000000031', address: '', locationId: '' }
  const { container, getByRole } = await shown(<PossibleDuplicates question={asked} />)
  const claim = getByRole('link', { name: /^Claim this business/ })
  await expect.element(claim).toHaveAttribute('href', '/claim/1')
  expect(claim.elements()).toHaveLength(1)
  await expect
    .element(getByRole('link', { name: /^Edit/ }))
    .toHaveAttribute('href', '/business/3/edit')
  expect(getByRole('link', { name: /^View/ }).elements()).toHaveLength(2)
  await expectAccessible(container)
})

test('the preview shows what is typed and what would help', async () => {
  const values: ListingValues = {
    ...EMPTY_LISTING,
    ...{ name: 'Namuna Care', categoryId: '3', phone: '9000000031', address: 'Main Road' },
    businessHours: {
      monday: {
        ...{ open: '09:00', close: '13:00', closed: false },
        second: { open: '16:00', close: '20:00' },
      },
    },
  }
  const pictures = { logo: null, images: [], imageTexts: {} }
  const { container, getByText } = await shown(
    <Preview values={values} pictures={pictures} onLeave={() => undefined} />,
  )
  await expect.element(getByText('Namuna Care', { exact: true })).toBeVisible()
  await expect.element(getByText('9:00 AM - 1:00 PM, 4:00 PM - 8:00 PM')).toBeVisible()
  await expect.element(getByText('3 or more photos')).toBeVisible()
  expect(getImprovementTips(values, pictures).map(({ name }) => name)).not.toContain(
    'businessHours',
  )
  await expectAccessible(container)
})

test('without categories the name can be typed, and why they are missing is said', async () => {
  function Part() {
    const form = useListingForm(EMPTY_LISTING)
    return (
      <BasicFields
        {...{ form, categories: undefined, onLeave: () => undefined }}
        missing={<p>They did not come</p>}
      />
    )
  }
  const { getByLabelText, getByText } = await shown(<Part />)
  await getByLabelText(/^Business name/).fill('Rope shop')
  await expect.element(getByLabelText(/^Business name/)).toHaveValue('Rope shop')
  await expect.element(getByLabelText(/^Category/)).toBeDisabled()
  await expect.element(getByText('They did not come')).toBeVisible()
})

const NO_PICTURES = { logo: null, images: [], imageTexts: {} }

test('home delivery is offered, not offered or not known, which is no “no”', async () => {
  const { container, getByRole } = await shown(<Part part="services" />)
  const sent = () => toListingBody(valuesIn(container), NO_PICTURES)
  const delivery = getByRole('combobox', { name: /^Home delivery/ })
  await expect.element(delivery).toHaveValue('')
  expect(sent()).toMatchObject({ homeDelivery: null, onlineOrdering: null })

  await delivery.selectOptions('No')
  expect(sent()).toMatchObject({ homeDelivery: false, onlineOrdering: null })
  await expect.element(getByRole('textbox', { name: /^Delivery charge/ })).not.toBeInTheDocument()

  await delivery.selectOptions('Yes')
  expect(sent()).toMatchObject({ homeDelivery: true, onlineOrdering: null })
  await expect.element(getByRole('textbox', { name: /^Delivery charge/ })).toBeVisible()

  await delivery.selectOptions('Not known')
  expect(sent()).toMatchObject({ homeDelivery: null })
  await expectAccessible(container)
})

test('a stored draft whose box was not ticked says nothing of home delivery', () => {
  const values = parseDraftValues({ name: 'Namuna', homeDelivery: false })
  expect(toListingBody(values, NO_PICTURES)).toMatchObject({ name: 'Namuna', homeDelivery: null })
})
