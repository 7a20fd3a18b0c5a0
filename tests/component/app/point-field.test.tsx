import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PointField } from '#app/form/point/PointField.tsx'
import { point as t } from '#i18n/en/app/point.ts'
import { DISTRICT } from '#district/district.ts'

/** The field as a form has it, and what the form has of the answer. */
function Form(start: { latitude: string; longitude: string }) {
  const [values, setValues] = useState({ ...start, isPointConfirmed: false })
  return (
    <>
      <PointField {...values} onPoint={(change) => setValues({ ...values, ...change })} />
      <output>{String(values.isPointConfirmed)}</output>
    </>
  )
}

test('a pin outside the district is asked about, and the answer goes with the pin', async () => {
  const screen = await render(<Form latitude="28.6" longitude="77.2" />)
  await expect.element(screen.getByText(t.outside(DISTRICT))).toBeVisible()
  await screen.getByLabelText(t.confirm).click()
  await expect.element(screen.getByText('true')).toBeVisible()
  await screen.getByRole('button', { name: t.clear }).click()
  await expect.element(screen.getByText('false')).toBeVisible()
  await expect.element(screen.getByLabelText(t.confirm)).not.toBeInTheDocument()
})

test('a pin within it is not', async () => {
  const { lat, lng } = DISTRICT.middle
  const screen = await render(<Form latitude={String(lat)} longitude={String(lng)} />)
  await expect.element(screen.getByText(t.at(String(lat), String(lng)))).toBeVisible()
  await expect.element(screen.getByLabelText(t.confirm)).not.toBeInTheDocument()
})
