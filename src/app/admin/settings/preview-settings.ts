import type { SettingValues } from './setting-fields.ts'

const standardOf = { primaryColor: '#000000', secondaryColor: '#000000', accentColor: '#000000' }

/** The look of what was typed so far; a colour that is not written out yet counts as black. */
export function toPreviewSettings(values: SettingValues): SettingValues {
  const colours = Object.entries(standardOf).map(([name, standard]) => {
    const value = values[name as keyof typeof standardOf]
    return [name, /^#[0-9a-f]{6}$/i.test(value) ? value : standard]
  })
  return { ...values, ...(Object.fromEntries(colours) as typeof standardOf) }
}
