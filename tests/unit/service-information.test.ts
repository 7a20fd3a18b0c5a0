import { expect, test } from 'vitest'
import { formatServiceDetails } from '#shared/rules/service-information.ts'

const questions = [
  { fieldName: 'beds', fieldLabel: 'Beds' },
  { fieldName: 'emergency', fieldLabel: 'Emergency, day and night' },
  { fieldName: 'departments', fieldLabel: 'Departments' },
  { fieldName: 'note', fieldLabel: 'Note' },
]
const words = { yes: 'Yes', no: 'No' }

test('answers in words, in the order of the questions', () => {
  const answers = {
    departments: ['Medicine', 'Surgery'],
    note: ' By the river ',
    emergency: true,
    beds: 0,
  }
  expect(formatServiceDetails(answers, questions, words)).toEqual([
    { label: 'Beds', value: '0' },
    { label: 'Emergency, day and night', value: 'Yes' },
    { label: 'Departments', value: 'Medicine, Surgery' },
    { label: 'Note', value: 'By the river' },
  ])
})

test('unanswered, blank, and no longer asked are left out', () => {
  expect(
    formatServiceDetails({ beds: null, note: '  ', departments: [], old: 'x' }, questions, words),
  ).toEqual([])
})
