/**
 * Every branch written out by hand from its source row, because the lists glue words together,
 * repeat the district in the address and name the town in four different ways. `place` is the
 * branch's own name; `town` is given where the place is not itself a town; `pin` where the source
 * has none or a wrong one, `note` says why.
 */
export const bankBranches: Readonly<Record<string, Branch>> = {
  BDBL0001819: {
    place: 'Daltonganj',
    address: 'Mahendra Arcade, Post Office Road, Zila School Chowk',
  },
  BDBL0002658: {
    place: 'Tisibar Kalan',
    town: 'Pandu',
    address: 'Ground Floor, PO Tisibar Kalan, PS Pandu',
    landmark: 'Near Panchayat Bhawan',
  },
  BDBL0002742: { place: 'Panki', address: 'Ground Floor, Main Bazar, Loharsi Road' },
  BKID0004965: {
    place: 'Daltonganj',
    pin: '822101',
    address: 'Mahendra Arcade, 1st Floor, Zila School Chowk',
  },
  BKID0005897: { place: 'Shahpur', town: 'Chainpur', landmark: 'Near Shahpur Killa' },
  BKID0005898: { place: 'Redma Chowk', town: 'Daltonganj', landmark: 'Near Kali Mandir' },
  CBIN0281031: { place: 'Daltonganj', address: 'Engineering Road' },
  CBIN0281630: {
    place: 'Garhwa Road',
    town: 'Rehla',
    address: 'Garhwa Road, PO Rehla',
    note: 'filed under Garhwa district in the source, but Rehla is in Palamu',
  },
  ESMF0001819: {
    place: 'Daltonganj',
    address: 'First Floor, Shivala Road',
    note: 'branch name in the source: Medininagar',
  },
  FINO0001589: {
    place: 'Daltonganj',
    address: 'Karan Complex, Gopiganj',
    landmark: 'Near Zila School Chowk',
    note: 'a private person named in the address is left out',
  },
  IBKL0001258: {
    place: 'Daltonganj',
    address: 'Bypass Road, Abadganj',
    note: 'the building, spelled "Harnbanch Bhawan" in the source, is left out as uncertain',
  },
  ICIC0000737: {
    place: 'Daltonganj',
    address: 'Mahendra Arcade, Seva Sadan Road, Zila School Chowk',
  },
  ICIC0008292: {
    place: 'Bishrampur',
    address: 'Plot Nos. 785-787, 800, 801 and 815, Mauza Nabadih Kala',
  },
  ICIC0008364: {
    place: 'Redma',
    town: 'Daltonganj',
    address: 'Main Road',
    landmark: 'Near Redma Chowk',
  },
  ICIC0008378: {
    place: 'Chhatarpur',
    pin: '822113',
    address: 'Ground Floor, Ashrafi Complex, Main Road',
    landmark: 'Near Vijay Tara Hotel',
  },
  IDIB000B212: {
    place: 'Bori',
    town: 'Chainpur',
    pin: '822110',
    address: 'Village Bori, PO Karso, PS Chainpur',
  },
  IDIB000D067: { place: 'Daltonganj', address: '1st Floor, Nileshwar Plaza, Vishnu Mandir Road' },
  IDIB000M650: {
    place: 'Masihani',
    town: 'Chhatarpur',
    address: 'Panchayat Bhawan, High School Road, Masihani',
  },
  IOBA0003021: {
    place: 'Daltonganj',
    address: 'Suraj Complex, Belwatikar Chowk',
    note: '"Belwatiwar" in the source',
  },
  MAHB0002137: {
    place: 'Daltonganj',
    pin: '822101',
    address: 'P N Resorts, Bypass Road',
    note: 'branch name in the source: Medininagar',
  },
  PSIB0000375: {
    place: 'Daltonganj',
    pin: '822101',
    address: 'Post Box 28',
    note: 'PIN 822001 in the source',
  },
  UCBA0002354: {
    place: 'Daltonganj',
    address: 'Mahendra Arcade, Zila School Chowk, Post Office Road',
  },
  UJVN0003639: {
    place: 'Bairiya Chowk',
    town: 'Daltonganj',
    pin: '822102',
    address: 'S A Complex, TV Tower Road, Bairiya Chowk',
    note: 'branch name in the source: Daltonganj',
  },
  UTIB0001375: {
    place: 'Daltonganj',
    address: 'Ranka House, Yuvraj Complex, Zila School Road',
    landmark: 'Chhah Muhan Chowk',
    note: '"Chai Mohan Chowk" in the source',
  },
  UTIB0003535: {
    place: 'Baraon',
    town: 'Chainpur',
    pin: '822110',
    address: 'Madhudih Tola, Baranwa, Garhwa Road, PS Chainpur',
  },
  UTIB0004791: {
    place: 'Hariharganj',
    pin: '822131',
    address: 'First Floor, Sinha Niwas, NH 98',
    landmark: 'Next to Hariharganj police station',
  },
  UTIB0005912: {
    place: 'Panki Road, Daltonganj',
    town: 'Daltonganj',
    pin: '822102',
    address: 'Ground Floor, Mata Ugeshwari Tower, Panki Road, PO GLA College',
    landmark: 'Opposite H M Resort',
  },
  UTKS0001419: { place: 'Panki', address: 'Plot No. 1106, Daltonganj Road' },
  UTKS0001420: {
    place: 'Padwa Mod',
    town: 'Padwa',
    address: 'Plot No. 126, Padwa Mod, Post Rajhara',
  },
  UTKS0001422: {
    place: 'Japla',
    town: 'Hussainabad',
    address: 'Haidarnagar Road, Dharhara',
    landmark: 'Near Girls High School',
  },
  UTKS0001426: { place: 'Mohammadganj', landmark: 'Near Mohammadganj station' },
  UTKS0001432: {
    place: 'Sudna',
    town: 'Daltonganj',
    address: 'Plot No. 843, Sudna, PS Sadar Medininagar',
    landmark: 'Near Gayatri Mandir, Bairiya Chowk',
    note: 'branch name in the source: Daltonganj',
  },
  UTKS0001805: {
    place: 'Chhatarpur',
    address: 'Aurangabad-Chhatarpur Main Road, Masihani',
    landmark: 'Near SBI',
  },
  UTKS0001813: {
    place: 'Bishrampur',
    address: 'Upper Ground Floor, Sordiha Main Road',
    landmark: 'Near SBI Bishrampur',
    note: 'letters are missing in the source; the sure part is written out',
  },
  UTKS0001829: {
    place: 'Manatu',
    address: 'Daltonganj-Gaya Road',
    landmark: 'Near Dr Dilip Kr Clinic',
  },
  UTKS0001946: {
    place: 'Chatti Satbarwa',
    town: 'Satbarwa',
    address: 'Upper Ground Floor, Main Road, Chatti Satbarwa',
    note: 'letters are missing in the source; the sure part is written out',
  },
  UTKS0001963: { place: 'Chainpur', address: 'Bhatthi Chowk, Ranka Road, Village Hansa' },
  UTKS0001995: {
    place: 'Patan',
    address: 'Ground Floor, Village Kelhar',
    landmark: 'Near SBI Patan',
  },
  BARB0CHHJHA: { place: 'Chhatarpur', address: 'Main Road' },
  BARB0DALTON: { place: 'Daltonganj', address: 'K G Girls High School Road' },
  CNRB0003906: {
    place: 'Daltonganj',
    address: 'Haldhar Press, Jail Road',
    landmark: 'Near Mohan Cinema',
  },
  CNRB0005707: { place: 'Hariharganj', address: 'Dak Bungalow Road, Satgawan' },
  HDFC0001743: {
    place: 'Daltonganj',
    pin: '822101',
    address: '1st Floor, Ranka Raj Complex, Chhah Muhan Chowk',
    landmark: 'Near Zila School Chowk',
  },
  PUNB0010700: { place: 'Daltonganj' },
  PUNB0141000: { place: 'Chainpur' },
  PUNB0250900: {
    place: 'Manatu',
    pin: '822123',
    note: 'PIN 822153 in the source; its MICR code is left out',
  },
  PUNB0264700: { place: 'Japla', town: 'Hussainabad', address: 'Navi Nagar Road, Siddharth Nagar' },
  PUNB0264800: { place: 'Sultani', town: 'Hariharganj', address: 'Sultani, PO Babhandi' },
  PUNB0265000: { place: 'Arka', town: 'Tarhasi', address: 'Arka, PO Kazi Pakri, via Lesliganj' },
  PUNB0265100: {
    place: 'Basdiha',
    town: 'Panki',
    pin: '822122',
    address: 'Basdiha, Dandar Kalan, via Panki',
  },
  PUNB0265200: { place: 'Karma', town: 'Satbarwa', address: 'Karma, PO Dhawadih, via Satbarwa' },
  UBIN0562122: { place: 'Daltonganj', address: 'Gopal Market, Arhat Road' },
  UBIN0577979: { place: 'Pandu', pin: '822124', address: 'Block Development Building' },
  SBIN0000061: { place: 'Daltonganj', address: 'Court Compound' },
  SBIN0001221: { place: 'Daltonganj Bazar', town: 'Daltonganj', address: 'Daltonganj Bazar' },
  SBIN0002927: { place: 'Chhatarpur' },
  SBIN0002941: { place: 'Hariharganj', pin: '822131', note: 'PIN 824119 in the source' },
  SBIN0002947: { place: 'Hussainabad' },
  SBIN0002999: { place: 'Rehla' },
  SBIN0003144: {
    place: 'ADB Daltonganj',
    town: 'Daltonganj',
    about: 'Agricultural Development Branch (ADB) of State Bank of India in Daltonganj.',
  },
  SBIN0003147: {
    place: 'GLA College Campus, Daltonganj',
    town: 'Daltonganj',
    address: 'GLA College Campus, Bara Tola',
  },
  SBIN0003154: { place: 'Haidarnagar', pin: '822115' },
  SBIN0003451: { place: 'Patan', pin: '822123' },
  SBIN0003528: { place: 'Bishrampur' },
  SBIN0003550: { place: 'Lesliganj', pin: '822118' },
  SBIN0003551: { place: 'Panki', pin: '822122' },
  SBIN0005994: { place: 'Mohammadganj' },
  SBIN0006063: {
    place: 'ADB Satbarwa',
    town: 'Satbarwa',
    pin: '822126',
    about: 'Agricultural Development Branch (ADB) of State Bank of India in Satbarwa.',
  },
  SBIN0006351: {
    place: 'Narsanda',
    town: 'Daltonganj',
    address: 'Narsanda, PO Daltonganj',
    note: 'listed as "AMY Narsanda" in the source; town taken from its post office',
  },
  SBIN0009222: {
    place: 'Pathra',
    town: 'Hussainabad',
    address: 'Pathra, via Hussainabad',
    note:
      'the source names both Hussainabad and Narsinghpur; there is also a Narsinghpur Pathra in ' +
      'Chainpur block',
  },
  SBIN0009223: { place: 'Murubar', town: 'Lesliganj', address: 'Murubar (Gentha)' },
  SBIN0009491: { place: 'Katual Kalan', town: 'Chainpur', pin: '822110' },
  SBIN0009492: {
    place: 'Saraya',
    town: 'Pipra',
    address: 'Saraya, at Khajuria, PS Tandwa',
    note: 'town inferred: Saraiya and Khijuria are villages of Pipra block',
  },
  SBIN0009493: { place: 'Kauwal', town: 'Chhatarpur' },
  SBIN0009494: {
    place: 'Padwa',
    pin: '822124',
    address: 'Rajhara Colliery',
    note: 'branch name in the source: Pandwa',
  },
  SBIN0009495: {
    place: 'Paduma',
    town: 'Manatu',
    pin: '822123',
    note: 'town inferred: Padma is a village of Manatu block',
  },
  SBIN0011814: { place: 'Redma', town: 'Daltonganj', address: 'Redma Chowk' },
  SBIN0011815: { place: 'Shahpur', town: 'Chainpur' },
  SBIN0012629: {
    place: 'Hussainabad Bazar',
    town: 'Hussainabad',
    address: 'Hussainabad Bazar',
    note: 'a private person named in the address is left out',
  },
  SBIN0013735: {
    place: 'Regional Business Office, Daltonganj',
    town: 'Daltonganj',
    address: 'Court Compound',
    about: 'Regional business office of State Bank of India in Daltonganj.',
  },
  SBIN0015229: {
    place: 'FIC Shahpur',
    town: 'Chainpur',
    address: 'Campus of the SBI Shahpur branch, Shahpur',
    about:
      'Office of State Bank of India on the campus of its Shahpur branch, listed as FIC Shahpur.',
  },
  SBIN0015581: { place: 'Chianki', town: 'Daltonganj' },
  SBIN0015582: { place: 'Ketat Kala', town: 'Rehla' },
  SBIN0016982: {
    place: '2 No Town, Daltonganj',
    town: 'Daltonganj',
    address: 'Old ITO Road, 2 No Town',
    note: 'branch name in the source: Daltonganj',
  },
  SBIN0018027: { place: 'Tarhasi', address: 'Main Road' },
  SBIN0018028: {
    place: 'Sudna',
    town: 'Daltonganj',
    address: 'Gayatri Mandir Road, Sudna',
    note: 'a private person named in the address is left out',
  },
  SBIN0018748: { place: 'Kishunpur', town: 'Patan', address: 'Kishunpur, PS Patan' },
}

/** Rows of the source that are not listed, and why. */
export const unlistedBranches: Readonly<Record<string, string>> = {
  PUNB0714000: 'a currency chest, no public counter',
  SBIN0009499: 'Bardiha, PO Majhiaon, is in Garhwa district',
}

/**
 * A branch as read by a person. Without `address`, a place that is not its own town is the address.
 */
export type Branch = {
  place: string
  town?: string
  pin?: string
  address?: string
  landmark?: string
  about?: string
  note?: string
}
