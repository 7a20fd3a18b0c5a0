/** The national form +91… of a branch's number, or the reason why it is not printed. */
export type PhoneVerdict = { phone: string } | { reason: string } | undefined

/** Numbers that pass every rule and still look wrong for their branch. */
const suspects: Readonly<Record<string, string>> = {
  '9800030171': 'a mobile series of West Bengal',
}

/** Palamu's own code, 06562, without the leading zero. */
const districtCode = '6562'

/**
 * Judges a contact number of a bank list.
 * @param contact as the list has it: with +91, with a leading 0, or six digits without a code
 * @param shared whether another branch of the state has the same number
 * @param year of the list; a mobile number of 2017 may be a private person's today
 */
export function judgePhone(contact: string, shared: boolean, year: number): PhoneVerdict {
  const digits = contact.replace(/^\+91|^0+/, '').replace(/\D/g, '')
  if (digits === '') return undefined
  if (/^\d{6}$/.test(digits)) return { phone: `+91${districtCode}${digits}` }
  if (digits.startsWith(districtCode) && digits.length === 10) return { phone: `+91${digits}` }
  if (/^1?800/.test(digits)) return { reason: 'a toll-free number of the bank' }
  if (shared) return { reason: 'shared with other branches' }
  if (!/^[6-9]\d{9}$/.test(digits)) return { reason: 'the code of another city' }
  if (suspects[digits]) return { reason: suspects[digits] }
  if (year <= 2017) return { reason: 'a mobile number from a list of 2017, too old to trust' }
  return { phone: `+91${digits}` }
}
