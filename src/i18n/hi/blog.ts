import type { blog as english } from '#i18n/en/blog.ts'
import type { Words } from '#i18n/words.ts'
import { blogList } from './blog-list.ts'

export const blog: Words<typeof english> = {
  ...blogList,
  title: 'ब्लॉग',
  text: (district) => `${district} ज़िले की खबरें, काम की बातें और किस्से।`,
  pageTitle: (title, page) => (page > 1 ? `${title}, पेज ${page}` : title),
  description: (count, district) =>
    count === 0
      ? `${district} ज़िले की खबरें, काम की बातें और किस्से, हिंदी और अंग्रेज़ी में।`
      : `${district} ज़िले ${count === 1 ? 'का' : 'के'} ${count} लेख: खबरें, काम की बातें और ` +
        'किस्से, हिंदी और अंग्रेज़ी में।',
  inCategory: (category) => `ब्लॉग: ${category}`,
  categoryDescription: (count, category) => `ब्लॉग में ${count} लेख। विषय: ${category}।`,
  noScript: 'खोजने के लिए JavaScript चाहिए। नीचे विषय चुनकर देखें।',
  recent: 'नए लेख',
  categories: 'विषय',
  stayUpdated: 'नई बातें जानते रहें',
  stayUpdatedText: 'नए लेख और नई जगहें, ईमेल पर।',
  feed: 'RSS फ़ीड',
  back: 'वापस',
  views: (count) => `${count} बार पढ़ा गया`,
  contents: 'इस पेज पर',
  tags: 'टैग',
  share: 'शेयर करें',
  shareOn: (place) => `${place} पर शेयर करें`,
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया!',
  related: 'मिलते-जुलते लेख',
  readIn: { en: 'अंग्रेज़ी में पढ़ें', local: 'हिंदी में पढ़ें' },
  sample: 'नमूना',
  sampleText: 'साइट के साथ आया नमूने का लेख।',
  fallbackTitle: 'पेज अभी बन रहा है',
  fallbackText: 'लेख अभी-अभी डाला गया है या नाम बदला है, तो पेज कुछ मिनट में बन जाएगा।',
  fallbackNoScript:
    'लेख अभी-अभी डाला गया है या नाम बदला है, तो पेज कुछ मिनट में बन जाएगा। नहीं तो ऐसा कोई ' + 'लेख नहीं है।',
}
