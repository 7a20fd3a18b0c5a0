import type { PlaceType } from './place-type.ts'

/** Where a speciality may be had, and what it is looked for in. */
const ANY_DOCTOR = {
  some: ['healthcare', 'hospitals'],
  also: ['doctor', 'hospital'],
  speciality: true,
} as const

/**
 * Specialities of doctors. Few places state theirs, so every doctor and hospital is shown behind
 * those that do.
 */
export const DOCTOR_PLACE_TYPES: readonly PlaceType[] = [
  {
    ...ANY_DOCTOR,
    id: 'women-doctor',
    name: 'women’s doctor',
    nameHi: 'महिला रोग विशेषज्ञ',
    words:
      'ladies doctor, lady doctor, women doctor, female doctor, mahila doctor, महिला डॉक्टर, लेडी ' +
      'डॉक्टर, gynaecologist, gynecologist, stri rog, स्त्री रोग, mahila chikitsak, prasuti, ' +
      'प्रसूति, prasuti griha, prasav, प्रसव, delivery, delevery, डिलीवरी, delivery hospital, ' +
      'delivery liye hospital, maternity, maternity hospital, maternity home, maternity ward, ' +
      'pregnancy, pregnant, garbhwati, गर्भवती, jachcha bachcha, जच्चा बच्चा',
    helplines: ['mother-ambulance'],
  },
  {
    ...ANY_DOCTOR,
    id: 'child-doctor',
    name: 'children’s doctor',
    nameHi: 'बच्चों के डॉक्टर',
    words:
      'child specialist, child doctor, children doctor, paediatrician, pediatrician, ' +
      'bachche doctor, bachcho ka doctor, bachchon ka doctor, bacche ka doctor, bacho doctor, ' +
      'बच्चों का डॉक्टर, बच्चे का डॉक्टर, shishu rog, शिशु रोग, bal rog, बाल रोग',
  },
  {
    ...ANY_DOCTOR,
    id: 'bone-doctor',
    name: 'bone doctor',
    nameHi: 'हड्डी के डॉक्टर',
    words:
      'haddi, हड्डी, haddi doctor, haddi ka doctor, हड्डी का डॉक्टर, हड्डी रोग, haddi rog, bone ' +
      'doctor, bone specialist, orthopaedic, orthopedic, ortho, fracture, plaster, ghutna dard, ' +
      'kamar dard',
  },
  {
    ...ANY_DOCTOR,
    id: 'skin-doctor',
    name: 'skin doctor',
    nameHi: 'चर्म रोग विशेषज्ञ',
    words:
      'skin doctor, skin specialist, dermatologist, charm rog, चर्म रोग, twacha, त्वचा, khujli, ' +
      'खुजली, daad',
  },
  {
    ...ANY_DOCTOR,
    id: 'ear-doctor',
    name: 'ear, nose and throat doctor',
    nameHi: 'कान नाक गला के डॉक्टर',
    words:
      'ent, ent doctor, kan nak gala, kaan naak gala, kan nak gala doctor, कान नाक ' +
      'गला, kan ka doctor, kaan ka doctor, कान का डॉक्टर, ear doctor, throat doctor, nak ka doctor',
  },
  {
    ...ANY_DOCTOR,
    id: 'heart-doctor',
    name: 'heart doctor',
    nameHi: 'हृदय रोग विशेषज्ञ',
    words:
      'heart doctor, heart specialist, heart hospital, cardiologist, cardiology, dil ka ' +
      'doctor, दिल का डॉक्टर, hriday rog, हृदय रोग, bp doctor, heart attack',
  },
  {
    ...ANY_DOCTOR,
    id: 'mind-doctor',
    name: 'doctor for nerves and mind',
    nameHi: 'तंत्रिका और मानसिक रोग विशेषज्ञ',
    words:
      'neurologist, neuro doctor, dimag ka doctor, दिमाग का डॉक्टर, psychiatrist, mansik rog, ' +
      'मानसिक रोग, lakwa, लकवा, paralysis, mirgi, मिर्गी',
  },
  {
    ...ANY_DOCTOR,
    id: 'other-specialist',
    name: 'specialist',
    nameHi: 'विशेषज्ञ डॉक्टर',
    words:
      'pet ka doctor, पेट का डॉक्टर, gastro, kidney doctor, kidney, dialysis, डायलिसिस, cancer, ' +
      'कैंसर, cancer doctor, tb, टीबी, tb doctor, sugar doctor, diabetes, piles, bawasir, बवासीर, ' +
      'urologist, pathri',
  },
]
