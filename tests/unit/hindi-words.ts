const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of offices that nobody says over a counter; the guide of the language has better ones. */
export const AVOIDED_WORDS = list(`
  अन्वेषण सहेजें संपादित संशोधन पुनर्स्थापित पूर्ववत सत्यापित अनुमोदित अनुमोदन अस्वीकृत निष्कासित
  प्रतिलिपि दूरभाष अवरोधित निर्गम पंजीकरण पंजीकृत सदस्यता क्रय विक्रय पुनः विलय आवंटित मुद्रण
  निर्देशिका प्रतिष्ठान व्यवसाय उद्यम सूचीकरण स्वामी उपभोक्ता आगंतुक जनपद सीमाचिह्न जालस्थल
  मानचित्र नवीनीकरण स्थानांतरित छायाचित्र चलचित्र अवलोकन शुल्क निकटतम नवीनतम प्रासंगिकता अद्यतन
  आपातकालीन समीक्षा मूल्यांकन लंबित वार्तालाप अपठित संलग्नक परिवाद आपत्तिजनक निस्तारित वर्गीकृत
  इश्तहार परक्राम्य निःशुल्क प्रायोजित विज्ञापनदाता क्रिएटिव स्थानन दैनिक इंप्रेशन व्यय विवरणी
  चालान अमान्य लक्षित लेखा कूटशब्द एकबारीय पुनर्प्राप्ति संदिग्ध निलंबित अधिसूचना वरीयताएँ सक्रिय
  निष्क्रिय अनुसूचित संग्रहीत त्रुटि अनिवार्य वैकल्पिक प्रशासक लेखापरीक्षा संस्करण रखरखाव
  सांख्यिकी टिप्पणी पूर्वावलोकन अवस्थिति आलेख पठन एवं तथा अथवा किन्तु हेतु द्वारा
`)

/** Brands, protocols, units and formats, which stay in Latin letters. */
export const ALLOWED_LATIN = list(`
  WhatsApp UPI UTR PIN GST IFSC MICR JavaScript RSS YouTube OTP Google Pay PhonePe Paytm BHIM
  GSTIN GSTR CGST SGST IGST SAC HSN ZP B2B B2C Cr Dr
  Facebook Instagram Twitter LinkedIn X GB MB KB CSV PDF JPEG JPG PNG WebP GIF MP4 MOV WebM HTML
  KaiOS Android iPhone iPad Windows Chromebook Mac Linux
  ZIP SVG Excel UTF API OpenAPI JSON HTTPS HTTP URL SMS QR ATM SBI IP
  ID Analytics Tag Manager OpenStreetMap ICO Comma delimited Delete Enter Esc Ctrl A B C D R G
  npm run restore start replace tmp try FILE
  mailto tel dawai haspatal NH DTO JH UDISE NEFT RTGS National Hospital Directory
`)
