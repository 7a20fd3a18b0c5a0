/** Hindi companions of the headings and links of the signed-in app. */
export const HI_APP = {
  screens: {
    dashboard: 'डैशबोर्ड',
    myBusinesses: 'मेरे प्रतिष्ठान',
    myAds: 'मेरे विज्ञापन',
    messages: 'संदेश',
    profile: 'मेरा प्रोफ़ाइल',
  },
  namaste: (name: string) => `नमस्ते, ${name}`,
  tasks: 'आगे क्या करें',
} as const
