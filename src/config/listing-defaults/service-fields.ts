import { LOCAL_LANGUAGE_NAME } from '#district/district.ts'
import { LOCAL_CUISINE, SCHOOL_BOARD, SERVICE_COMMISSION } from '#district/local.ts'

type FieldType = 'text' | 'textarea' | 'number' | 'select' | 'checkbox' | 'radio' | 'url' | 'tel'

/** A question of a category's listing form; administrators may change it later. */
export type DefaultField = {
  name: string
  label: string
  labelHi: string
  type: FieldType
  options?: { min?: number; max?: number; options?: string[] }
  placeholder?: string
  help?: string
}

const number = (
  name: string,
  label: string,
  labelHi: string,
  min: number,
  max: number,
): DefaultField => ({ name, label, labelHi, type: 'number', options: { min, max } })

const several = (
  name: string,
  label: string,
  labelHi: string,
  options: string[],
): DefaultField => ({ name, label, labelHi, type: 'checkbox', options: { options } })

const one = (
  name: string,
  label: string,
  labelHi: string,
  options: string[],
  type: 'select' | 'radio' = 'select',
): DefaultField => ({ name, label, labelHi, type, options: { options } })

/** What schools teach in: the language of the district first. */
const MEDIUMS = [...new Set([LOCAL_LANGUAGE_NAME, 'Hindi', 'English', 'Urdu', 'Sanskrit'])]

const line = (name: string, label: string, labelHi: string, placeholder: string): DefaultField => ({
  name,
  label,
  labelHi,
  type: 'text',
  placeholder,
})

const YES_NO = ['Yes', 'No']

/** By the slug of the category. None is required: a listing with few answers is better than none. */
export const DEFAULT_SERVICE_FIELDS: Readonly<Record<string, readonly DefaultField[]>> = {
  banks: [
    line('ifsc', 'IFSC code', 'IFSC कोड', 'SBIN0000000'),
    several('services', 'Services', 'सेवाएँ', [
      'Savings accounts',
      'Loans',
      'Fixed deposits',
      'Money transfer',
      'Insurance',
      'Government schemes',
    ]),
    one('atm', 'Cash machine', 'एटीएम', YES_NO, 'radio'),
  ],
  hospitals: [
    several('departments', 'Departments', 'विभाग', [
      'General medicine',
      'Surgery',
      'Children',
      'Women and childbirth',
      'Bones',
      'Eyes',
      'Teeth',
      'Emergency',
    ]),
    number('beds', 'Beds', 'बिस्तर', 1, 5000),
    one('emergency', 'Emergency day and night', 'रात-दिन इमरजेंसी', YES_NO, 'radio'),
    { name: 'emergencyPhone', label: 'Emergency number', labelHi: 'इमरजेंसी नंबर', type: 'tel' },
  ],
  'post-offices': [
    several('services', 'Services', 'सेवाएँ', [
      'Speed Post',
      'Parcels',
      'Savings bank',
      'Money order',
      'Aadhaar update',
      'Insurance',
    ]),
    one('kind', 'Kind of office', 'किस तरह का डाकघर', ['Head', 'Sub', 'Branch']),
  ],
  'railway-stations': [
    line('code', 'Station code', 'स्टेशन कोड', 'DTO'),
    number('platforms', 'Platforms', 'प्लेटफ़ॉर्म', 1, 40),
    one('reservation', 'Reservation counter', 'रिज़र्वेशन काउंटर', YES_NO, 'radio'),
  ],
  schools: [
    one('board', 'Board', 'बोर्ड', [SCHOOL_BOARD, 'CBSE', 'ICSE', 'NIOS', 'Other']),
    several('classes', 'Classes', 'कक्षाएँ', [
      'Nursery',
      '1 to 5',
      '6 to 8',
      '9 and 10',
      '11 and 12',
    ]),
    several('mediums', 'Taught in', 'किस भाषा में पढ़ाई', MEDIUMS),
    one('pupils', 'For', 'किसके लिए', ['Boys and girls', 'Girls', 'Boys'], 'radio'),
    number('students', 'Pupils', 'छात्र', 1, 20000),
  ],
  education: [
    several('courses', 'Courses', 'कोर्स', [
      'School subjects',
      'JEE / NEET',
      'SSC / Railway / Bank',
      SERVICE_COMMISSION ? `${SERVICE_COMMISSION} / UPSC` : 'UPSC',
      'Computer',
      'Spoken English',
      'Degree',
      'ITI / Polytechnic',
    ]),
    number('monthlyFee', 'Fee a month from (₹)', 'महीने की फ़ीस (₹) से', 0, 1000000),
    number('batchSize', 'Students in a batch', 'एक बैच में छात्र', 1, 1000),
    one('mode', 'Taught', 'पढ़ाई', ['In class', 'Online', 'Both'], 'radio'),
  ],
  healthcare: [
    several('offers', 'What there is', 'क्या मिलता है', [
      'Doctor',
      'Medicine shop',
      'Laboratory',
      'X-ray or ultrasound',
      'Dentist',
      'Ayurveda or homeopathy',
      'Veterinary',
    ]),
    line('qualification', 'Doctor’s qualification', 'डॉक्टर की योग्यता', 'MBBS, MD'),
    number('consultationFee', 'Fee for a visit (₹)', 'दिखाने की फ़ीस (₹)', 0, 10000),
    line('licence', 'Licence or registration number', 'लाइसेंस नंबर', ''),
  ],
  restaurants: [
    several('cuisines', 'Food', 'खाना', [
      'North Indian',
      ...(LOCAL_CUISINE?.en ? [LOCAL_CUISINE.en] : []),
      'South Indian',
      'Chinese',
      'Sweets',
      'Fast food',
      'Tea and snacks',
      'Bakery',
    ]),
    one('diet', 'Vegetarian', 'शाकाहारी', ['Vegetarian', 'Both', 'Mostly non-vegetarian'], 'radio'),
    number('seats', 'Seats', 'सीटें', 1, 2000),
    number('costForTwo', 'For two, about (₹)', 'दो लोगों का खर्च (₹)', 20, 20000),
  ],
  hotels: [
    number('rooms', 'Rooms', 'कमरे', 1, 1000),
    number('roomPrice', 'Room a night from (₹)', 'एक रात का कमरा (₹) से', 0, 100000),
    line('checkIn', 'Check-in and check-out', 'आने-जाने का समय', '12 noon'),
    number('hallGuests', 'Guests in the hall', 'हॉल में मेहमान', 10, 10000),
  ],
  shopping: [
    several('sells', 'What you sell', 'क्या बेचते हैं', [
      'Groceries',
      'Clothes',
      'Shoes',
      'Mobiles and electronics',
      'Household goods',
      'Furniture',
      'Jewellery',
      'Books and stationery',
      'Hardware and building',
      'Seeds and fertiliser',
    ]),
    one('sale', 'Sale', 'बिक्री', ['Retail', 'Wholesale', 'Both'], 'radio'),
    line('brands', 'Brands', 'ब्रांड', 'Samsung, Vivo'),
    one('returns', 'Exchange or return', 'बदलना या लौटाना', YES_NO, 'radio'),
  ],
  services: [
    several('offers', 'What you do', 'क्या करते हैं', [
      'Mobile repair',
      'Electrician',
      'Plumber',
      'Carpenter',
      'Tailor',
      'Salon or parlour',
      'Vehicle repair',
      'Printing and forms',
      'Tent and catering',
      'Travel',
      'Legal or tax',
    ]),
    number('experience', 'Years of experience', 'कितने साल से काम', 0, 80),
    number('startingPrice', 'Work from (₹)', 'शुरुआती दाम (₹)', 0, 1000000),
    number('guaranteeDays', 'Guarantee on work (days)', 'काम की गारंटी (दिन)', 0, 3650),
  ],
  entertainment: [
    several('offers', 'What there is', 'क्या है', [
      'Cinema',
      'Park',
      'Gym',
      'Sports ground',
      'Games',
      'Swimming',
      'Events',
    ]),
    number('entryFee', 'Entry (₹)', 'टिकट (₹)', 0, 10000),
    number('capacity', 'Room for people', 'कितने लोग आ सकते हैं', 1, 100000),
  ],
}
