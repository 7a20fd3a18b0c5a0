import type { classifiedPreview as english } from '#i18n/en/app/classified-preview.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedPreview: Words<typeof english> = {
  previewTitle: 'आपका विज्ञापन ऐसा दिखेगा',
  previewList: 'सूची में',
  previewPage: 'विज्ञापन के पेज पर',
  close: 'बंद करें',
  empty: { title: 'विज्ञापन का शीर्षक', category: 'कैटेगरी', price: 'कीमत', city: 'शहर या गाँव' },
}
