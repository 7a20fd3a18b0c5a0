type Seller = { gstin: string; contactAddress: string }

/** What a tax invoice needs of the website's settings, and is missing. */
export const getMissingInvoiceSettings = ({
  gstin,
  contactAddress,
}: Seller): ('gstin' | 'contactAddress')[] => [
  ...(gstin === '' ? (['gstin'] as const) : []),
  ...(contactAddress === '' ? (['contactAddress'] as const) : []),
]
