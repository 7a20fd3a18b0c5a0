import { describe, expect, test } from 'vitest'
import readStatementCells from '#server/advertising/payments/read-statement-job.ts'
import { guessBankColumns } from '#shared/rules/bank-columns.ts'
import { readBankRows, readFreeLines, toLineKeys } from '#shared/rules/bank-statement.ts'
import { parseBankAmount, parseBankDate } from '#shared/rules/bank-values.ts'

describe('a date of a bank', () => {
  test.each([
    ['24/11/2026', '2026-11-24'],
    ['24-11-26', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['24-Nov-26', '2026-11-24'],
    ['24 NOV 2026', '2026-11-24'],
    ['4 September 2026', '2026-09-04'],
    ['2026-11-24', '2026-11-24'],
    ['24/11/2026 14:05:11', '2026-11-24'],
    ['२४/११/२०२६', '2026-11-24'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['31-Feb-26', null],
    ['11/24/2026', null],
    ['00/11/2026', null],
    ['2,000.00', null],
    ['634100000118', null],
    ['', null],
  ])('%s', (text, day) => expect(parseBankDate(text)).toBe(day))
})

describe('an amount of a bank', () => {
  test.each([
    ['2,000.00', 200_000, null],
    ['1,23,456.50 Cr', 12_345_650, 'in'],
    ['₹ 500', 50_000, null],
    ['Rs. 500.5', 50_050, null],
    ['(1,000.00)', 100_000, 'out'],
    ['-20', 2000, 'out'],
    ['+20.00', 2000, 'in'],
    ['20.00(Dr)', 2000, 'out'],
    ["'20.00", 2000, null],
  ])('%s', (text, amount, direction) =>
    expect(parseBankAmount(text)).toEqual({ amount, direction }),
  )
  test.each([
    '',
    '-',
    '0.00',
    '0.005',
    'NaN',
    '1e9',
    '0x10',
    '999999999999.00',
    '2,000.00.00',
    'abc',
  ])('%s is none', (text) => expect(parseBankAmount(text)).toBe(null))
})

const read = (text: string) => {
  const rows = readStatementCells(text)
  const columns = guessBankColumns(rows)
  return columns ? readBankRows(rows, columns) : readFreeLines(rows.map((cells) => cells.join(' ')))
}

const LINE = {
  day: '2026-11-24',
  direction: 'in',
  amount: 200_000,
  description: 'UPI/634100000118/Z-4F7K2/SAMPLE',
  number: '634100000118',
}
const OUT = { ...LINE, direction: 'out', description: 'NEFT SAMPLE', number: 'N327000118' }

describe('a statement', () => {
  test.each([
    [
      'with withdrawals and deposits apart, below lines of address',
      'Sample Bank\r\n"Main Road, Sample"\r\n' +
        'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance\r\n' +
        '24 Nov 2026,24 Nov 2026,UPI/634100000118/Z-4F7K2/SAMPLE,,,"2,000.00","12,000.00"\r\n' +
        '24 Nov 2026,24 Nov 2026,NEFT SAMPLE,N327000118,"2,000.00",,"10,000.00"\r\n' +
        ',,Closing balance,,,,"10,000.00"\r\n',
    ],
    [
      'with Cr and Dr in a column, a mark of UTF-8 and semicolons',
      '\ufeffDate;Narration;Chq./Ref.No.;Amount;Dr / Cr;Balance\n' +
        '24/11/26;UPI/634100000118/Z-4F7K2/SAMPLE;634100000118;2000.00;CR;12000.00\n' +
        '24/11/26;NEFT SAMPLE;N327000118;2000.00;DR;10000.00\n',
    ],
    [
      'with Cr and Dr in the cell, and tabs',
      'Transaction Date\tParticulars\tReference\tTransaction Amount(INR)\tBalance(INR)\n' +
        '24-11-2026 10:11:12\tUPI/634100000118/Z-4F7K2/SAMPLE\t\t2,000.00 Cr\t1.00\n' +
        '24-11-2026 10:11:12\tNEFT SAMPLE\tN327000118\t2,000.00 Dr\t1.00\n',
    ],
    [
      'pasted without names of columns',
      '24/11/2026,UPI/634100000118/Z-4F7K2/SAMPLE,,,"2,000.00","12,000.00"\n' +
        '24/11/2026,NEFT SAMPLE,N327000118,"2,000.00",,"10,000.00"\n',
    ],
  ])('%s', (_, text) => expect(read(text)).toEqual({ lines: [LINE, OUT], problems: [] }))

  test('of free text has a line for each line', () => {
    const text =
      '24/11/2026 UPI/634100000118/Z-4F7K2/SAMPLE 2,000.00 Cr 12,000.00\n\n' +
      'Paid to SAMPLE 24 Nov 2026 Rs 50.00\nHello'
    const { lines, problems } = read(text)
    expect(lines).toMatchObject([
      { day: '2026-11-24', direction: 'in', amount: 200_000, number: '634100000118' },
      { day: '2026-11-24', direction: 'out', amount: 5000, number: '' },
    ])
    expect(problems).toEqual([{ row: 3, lacks: 'date' }])
  })

  test('says which of its lines could not be read', () => {
    const { lines, problems } = read(
      'Date,Narration,Deposit Amt.,Withdrawal Amt.\n' +
        '24/11/2026,Good,10.00,\nyesterday,Bad,10.00,\n24/11/2026,Bad,ten,\n24/11/2026,Nothing,,\n',
    )
    expect(lines).toHaveLength(1)
    expect(problems).toEqual([
      { row: 3, lacks: 'date' },
      { row: 4, lacks: 'amount' },
    ])
  })

  test.each([
    '',
    '\0\0\0',
    '"',
    '"\n"\n,,,,\n"',
    ','.repeat(100_000),
    '=cmd|calc,1,2,3\n'.repeat(50),
  ])('that is none has no lines', (text) => expect(read(text).lines).toEqual([]))

  test('tells equal lines of a day apart, and the same ones of another file not', () => {
    const [line] = read('24/11/2026 CASH DEP 500.00 Cr\n').lines
    const keys = toLineKeys([line!, line!])
    expect(new Set(keys).size).toBe(2)
    expect(toLineKeys([{ ...line!, description: line!.description.toLowerCase() }])[0]).toBe(
      keys[0],
    )
  })
})
