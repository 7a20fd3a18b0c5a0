import type { PlaceType } from './place-type.ts'

/** Shops, food, lodging, trades and leisure. */
export const SHOP_PLACE_TYPES: readonly PlaceType[] = [
  {
    id: 'shop',
    name: 'shop',
    nameHi: 'दुकान',
    words:
      'shop, shops, store, stores, dukan, dukaan, dookan, दुकान, दूकान, bazar, bazaar, बाजार, ' +
      'market, mall, shopping, showroom, haat, हाट, saman',
    all: ['shopping'],
  },
  {
    id: 'kirana',
    name: 'grocery',
    nameHi: 'किराना दुकान',
    words:
      'kirana, किराना, kirana dukan, kirana store, grocery, grocer, general store, general ' +
      'stores, जनरल स्टोर, ration, rashan, राशन, ration shop, rashan dukan, राशन दुकान, pds, ' +
      'supermarket, provision store',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'vegetables',
    name: 'vegetables and fruit',
    nameHi: 'सब्जी और फल',
    words:
      'vegetable, vegetables, sabzi, sabji, सब्जी, fruit, fruits, phal, फल, sabzi mandi, mandi, मंडी',
    some: ['shopping'],
    near: ['kirana', 'shop'],
  },
  {
    id: 'meat',
    name: 'meat and fish',
    nameHi: 'मांस मछली',
    words: 'meat, mutton, chicken, murga, मुर्गा, machhli, मछली, fish, egg, anda, अंडा',
    some: ['shopping', 'restaurants'],
    near: ['shop'],
  },
  {
    id: 'milk',
    name: 'dairy',
    nameHi: 'दूध डेयरी',
    words: 'milk, dudh, doodh, दूध, dairy, डेयरी, paneer, पनीर, dahi',
    some: ['shopping', 'restaurants'],
    near: ['kirana', 'shop'],
  },
  {
    id: 'clothes',
    name: 'clothes shop',
    nameHi: 'कपड़े की दुकान',
    words:
      'clothes, cloth, kapda, kapra, कपड़ा, कपड़े, garment, garments, vastralaya, वस्त्रालय, saree, ' +
      'sari, साड़ी, readymade, textile, suit, fashion, boutique',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'shoes',
    name: 'shoe shop',
    nameHi: 'जूते की दुकान',
    words: 'shoe, shoes, juta, joota, जूता, जूते, chappal, चप्पल, footwear, फुटवियर',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'jeweller',
    name: 'jeweller',
    nameHi: 'गहने की दुकान',
    words:
      'jeweller, jewellers, jewellery, jewelry, gahna, गहना, sona, सोना, sonar, सोनार, zevar, ' +
      'जेवर, chandi',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'mobile',
    name: 'mobile shop',
    nameHi: 'मोबाइल की दुकान',
    words:
      'mobile, mobile shop, mobile repair, mobile repairing, phone repair, मोबाइल, मोबाइल रिपेयर, ' +
      'recharge, रिचार्ज, sim card, smartphone',
    some: ['shopping', 'services'],
    near: ['electronics', 'shop'],
  },
  {
    id: 'electronics',
    name: 'electronics shop',
    nameHi: 'इलेक्ट्रॉनिक्स',
    words:
      'electronics, इलेक्ट्रॉनिक्स, tv, fridge, cooler, fan, pankha, पंखा, laptop, computer shop, ' +
      'inverter, battery, ac, ac repair, fridge repair, tv repair, cooler repair',
    some: ['shopping', 'services'],
    near: ['shop'],
  },
  {
    id: 'hardware',
    name: 'hardware and building',
    nameHi: 'हार्डवेयर',
    words:
      'hardware, हार्डवेयर, cement, सीमेंट, chhad, छड़, sariya, सरिया, paint, paints, पेंट, tiles, ' +
      'plywood, int, bricks, balu, गिट्टी, gitti, building material, sanitary',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'furniture',
    name: 'furniture',
    nameHi: 'फर्नीचर',
    words: 'furniture, फर्नीचर, almirah, अलमारी, palang, sofa, mattress, gadda',
    some: ['shopping'],
    near: ['shop'],
  },
  {
    id: 'stationery',
    name: 'books and stationery',
    nameHi: 'किताब की दुकान',
    words:
      'book, books, book shop, kitab, किताब, stationery, स्टेशनरी, copy, pustak bhandar, पुस्तक भंडार',
    some: ['shopping'],
    near: ['library', 'shop'],
  },
  {
    id: 'seeds',
    name: 'seeds and fertiliser',
    nameHi: 'खाद बीज',
    words:
      'seed, seeds, beej, बीज, khad, खाद, khad beej, खाद बीज, fertilizer, fertiliser, krishi, ' +
      'कृषि, pesticide',
    some: ['shopping', 'services'],
    near: ['shop'],
  },
  {
    id: 'petrol',
    name: 'petrol pump',
    nameHi: 'पेट्रोल पंप',
    words:
      'petrol pump, petrol, पेट्रोल, पेट्रोल पंप, diesel, डीजल, fuel, indian oil, bharat ' +
      'petroleum, cng, pump',
    some: ['shopping', 'services'],
  },
  {
    id: 'gas',
    name: 'gas agency',
    nameHi: 'गैस एजेंसी',
    words: 'gas agency, gas, गैस, गैस एजेंसी, indane, bharat gas, hp gas, cylinder, सिलेंडर, lpg',
    some: ['shopping', 'services'],
  },
  {
    id: 'restaurant',
    name: 'restaurant',
    nameHi: 'रेस्तरां',
    words:
      'restaurant, restaurants, restorent, रेस्टोरेंट, रेस्तरां, khana, खाना, bhojan, भोजन, bhojanalay, ' +
      'भोजनालय, dhaba, ढाबा, food, biryani, बिरयानी, litti chokha, लिट्टी चोखा, thali, fast food, ' +
      'tiffin, cafe, कैफे, nashta, नाश्ता, momo, chowmein, pizza, home delivery, होम डिलीवरी',
    all: ['restaurants'],
    some: ['hotels'],
    near: ['hotel'],
  },
  {
    id: 'sweets',
    name: 'sweet shop',
    nameHi: 'मिठाई की दुकान',
    words:
      'sweet, sweets, sweet shop, mithai, मिठाई, misthan, मिष्ठान, cake, bakery, बेकरी, केक, ' +
      'birthday cake',
    some: ['restaurants', 'shopping'],
    near: ['restaurant'],
  },
  {
    id: 'tea',
    name: 'tea stall',
    nameHi: 'चाय की दुकान',
    words: 'tea, chai, chay, चाय, tea stall, coffee, कॉफी',
    some: ['restaurants'],
    near: ['restaurant'],
  },
  {
    id: 'hotel',
    name: 'hotel',
    nameHi: 'होटल',
    words:
      'hotel, hotels, होटल, lodge, लॉज, guest house, गेस्ट हाउस, dharamshala, धर्मशाला, room, ' +
      'kamra, कमरा, stay, rest house, atithi grih, thaharna',
    all: ['hotels'],
    near: ['restaurant'],
  },
  {
    id: 'marriage-hall',
    name: 'marriage hall',
    nameHi: 'विवाह भवन',
    words:
      'marriage hall, vivah bhawan, विवाह भवन, banquet, banquet hall, shadi hall, shadi, शादी, ' +
      'tent house, टेंट हाउस, dj, band baja, caterer, catering, halwai, हलवाई',
    some: ['hotels', 'services'],
    near: ['hotel'],
  },
  {
    id: 'salon',
    name: 'salon',
    nameHi: 'नाई और पार्लर',
    words:
      'salon, saloon, सैलून, nai, naai, नाई, barber, hair cut, haircut, beauty parlour, beauty ' +
      'parlor, parlour, parlor, पार्लर, ब्यूटी पार्लर, mehndi',
    some: ['services'],
  },
  {
    id: 'tailor',
    name: 'tailor',
    nameHi: 'दर्जी',
    words: 'tailor, tailors, darji, darzi, दर्जी, दर्ज़ी, silai, सिलाई, टेलर, stitching',
    some: ['services', 'shopping'],
    near: ['clothes'],
  },
  {
    id: 'electrician',
    name: 'electrician',
    nameHi: 'बिजली मिस्त्री',
    words: 'electrician, इलेक्ट्रीशियन, bijli mistri, बिजली मिस्त्री, bijli wala, wiring, motor repair',
    some: ['services'],
    near: ['mechanic'],
  },
  {
    id: 'plumber',
    name: 'plumber',
    nameHi: 'प्लंबर',
    words: 'plumber, प्लंबर, nal mistri, nal, नल, pipe, boring, बोरिंग, chapakal, चापाकल, handpump',
    some: ['services'],
    near: ['mechanic'],
  },
  {
    id: 'builder',
    name: 'mason or carpenter',
    nameHi: 'राजमिस्त्री और बढ़ई',
    words:
      'mistri, mistry, मिस्त्री, mason, rajmistri, राजमिस्त्री, carpenter, badhai, बढ़ई, contractor, ' +
      'thekedar, ठेकेदार, mazdoor, मजदूर, labour, painter, welder, welding, grill',
    some: ['services'],
  },
  {
    id: 'mechanic',
    name: 'vehicle repair',
    nameHi: 'गाड़ी मरम्मत',
    words:
      'mechanic, मैकेनिक, garage, गैरेज, bike repair, car repair, puncture, पंचर, tyre, टायर, service ' +
      'centre, servicing, marammat, मरम्मत, repair, spare parts, car wash, cycle repair',
    some: ['services', 'shopping'],
    near: ['petrol'],
  },
  {
    id: 'vehicle-dealer',
    name: 'vehicle showroom',
    nameHi: 'गाड़ी शोरूम',
    words:
      'bike showroom, car showroom, tractor, ट्रैक्टर, motorcycle, bike, बाइक, scooter, cycle, ' +
      'साइकिल, hero, honda, bajaj',
    some: ['shopping', 'services'],
    near: ['mechanic'],
  },
  {
    id: 'photo-studio',
    name: 'photo studio',
    nameHi: 'फोटो स्टूडियो',
    words:
      'photo, photo studio, photographer, फोटो, फोटो स्टूडियो, studio, passport photo, videography',
    some: ['services'],
  },
  {
    id: 'laundry',
    name: 'laundry',
    nameHi: 'धोबी',
    words: 'laundry, dry clean, dry cleaner, dhobi, धोबी, ironing, istri',
    some: ['services'],
  },
  {
    id: 'property',
    name: 'property',
    nameHi: 'ज़मीन मकान',
    words:
      'property, real estate, zameen, jamin, जमीन, makan, मकान, plot, kiraye ka makan, rent ' +
      'house, house rent, flat',
    some: ['services'],
  },
  {
    id: 'gym',
    name: 'gym',
    nameHi: 'जिम',
    words: 'gym, जिम, fitness, yoga, योग, akhara, अखाड़ा, vyayamshala',
    some: ['entertainment', 'services'],
  },
  {
    id: 'cinema',
    name: 'cinema',
    nameHi: 'सिनेमा',
    words: 'cinema, cinema hall, movie, film, सिनेमा, फिल्म, talkies, theatre, picture hall',
    some: ['entertainment'],
    near: ['park'],
  },
  {
    id: 'park',
    name: 'park or place to visit',
    nameHi: 'पार्क और घूमने की जगह',
    words:
      'park, parks, पार्क, garden, stadium, स्टेडियम, maidan, मैदान, ghumne ki jagah, picnic, ' +
      'tourist place, museum, playground',
    all: ['entertainment'],
  },
]
