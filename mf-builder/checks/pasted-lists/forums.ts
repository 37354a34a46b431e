import type { PastedExample } from './example';

/** Posts in forums, with what people write around their lists. */
export const forums: readonly PastedExample[] = [
  {
    shape: 'German forum post',
    text: `Hallo zusammen,

ich möchte mir einen neuen Gaming-PC bauen und wollte fragen, ob das so passt:

Prozessor: AMD Ryzen 5 7600 (Boxed) 189,00 €
Mainboard: MSI B650 Gaming Plus WIFI 144,90 €
Arbeitsspeicher: G.Skill Flare X5 32GB Kit (2x16GB) DDR5-6000 CL36 89,90 €
Grafikkarte: ASUS Dual Radeon RX 9060 XT 16GB GDDR6 359,00 €
SSD: Kingston NV3 2TB 99,90 €
Netzteil: be quiet! Pure Power 12 M 650W 79,90 €
Gehäuse: Lian Li Lancool 207 schwarz 74,90 €
CPU-Kühler: Thermalright Peerless Assassin 120 SE 36,90 €

Gesamt: ca. 1.074 €

Reicht das Netzteil oder soll ich lieber mehr nehmen?
Danke schon mal!`,
    means: ['cpu5', 'motherboard6', 'ram12', 'gpu10', 'storage7', 'own', 'case9', 'own'],
  },
  {
    shape: 'German post with dashes and shops',
    text: `Mein Warenkorb bei Mindfactory:
1x AMD Ryzen 7 9800X3D - 479,00€
1x Gigabyte B650I AORUS ULTRA - 209,90€
1x Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30 - 104,90€
2x WD_BLACK SN850X 2TB - 144,90€
1x Cooler Master V550 SFX Gold - 94,90€
1x Fractal Design Terra - 169,90€
Summe: 1.348,40€
zzgl. Versand 8,99€`,
    means: ['cpu10', 'motherboard8', 'ram13', 'storage9', 'psu17', 'case2'],
  },
  {
    shape: 'English forum post, names behind hyphens',
    text: `Hey guys, here's what I'm thinking for my first build. Budget is around $1500.

CPU - Ryzen 7 7800X3D
Motherboard - Gigabyte B550I AORUS PRO AX
RAM - Corsair Vengeance LPX 32GB (2x16GB) DDR4-3600 CL18
GPU - Gigabyte GeForce RTX 5070 Ti WINDFORCE SFF 16G
Storage - Samsung 990 EVO Plus 1TB
PSU - Corsair RM850e (2025)
Case - NZXT H6 Flow

Is there anything you would change? I mostly play at 1440p.
Any help is appreciated!`,
    means: ['cpu6', 'motherboard3', 'ram6', 'gpu17', 'storage5', 'psu9', 'case14'],
  },
  {
    shape: 'Template of a help thread',
    text: `**Build Help/Ready:**
**What is your intended use for this build?** Gaming, some video editing
**CPU**: Intel Core i5-14400
**Motherboard**: ASUS ROG STRIX B760-I GAMING WIFI
**Memory**: Corsair Vengeance RGB 32GB (2x16GB) DDR5-6000 CL36 White
**GPU**: Zotac Gaming GeForce RTX 5060 Solo 8GB
**Case**: Cooler Master MasterBox NR200
**Provide any additional details you wish below.**`,
    means: ['cpu15', 'motherboard14', 'ram14', 'gpu8', 'case1'],
  },
  {
    shape: 'French post',
    text: `Bonjour à tous, voici ma config :
Processeur : AMD Ryzen 5 5600G (119,90 €)
Carte mère : MSI B550M PRO-VDH WIFI (94,95 €)
Mémoire : Corsair Vengeance LPX 32 Go (2x16 Go) DDR4-3200 CL16 (62,95 €)
Carte graphique : ASRock Radeon RX 7600 Challenger 8GB OC (249,95 €)
Stockage : Crucial P310 2 To (129,95 €)
Boîtier : Montech AIR 100 ARGB (69,95 €)
Alimentation : Corsair RM650e (2025) (89,95 €)
Total : 817,60 €
Qu'en pensez-vous ?`,
    means: ['cpu3', 'motherboard1', 'ram4', 'gpu5', 'storage8', 'case6', 'psu5'],
  },
  {
    shape: 'Spanish post',
    text: `Procesador: Intel Core i3-12100F - 79,90€
Placa base: Gigabyte H610M S2H V3 DDR4 - 64,90€
Memoria RAM: G.Skill Ripjaws V 32GB (2x16GB) DDR4-3600 CL18 - 66,90€
Tarjeta gráfica: MSI GeForce RTX 5060 8G VENTUS 2X OC - 309,90€
Almacenamiento: Samsung 870 EVO 1TB - 89,90€
Fuente de alimentación: Thermaltake Toughpower GF A3 850W - 99,90€
Caja: NZXT H5 Flow (2024) - 89,90€
Disipador: be quiet! Pure Rock 2 FX - 49,90€`,
    means: ['cpu13', 'own', 'ram5', 'gpu9', 'storage16', 'psu8', 'case12', 'cooling4'],
  },
  {
    shape: 'Signature of a forum member',
    text: `CPU: i7-14700K | Cooler: NH-D15 G2 | MB: MSI MAG Z790 Tomahawk WiFi | GPU: ASUS Prime RTX 5080 16GB OC | PSU: ROG Loki 850P | Case: Corsair FRAME 4000D RS ARGB`,
    means: ['cpu17', 'cooling13', 'motherboard16', 'gpu19', 'psu20', 'case18'],
  },
  {
    shape: 'Old and new beside each other',
    text: `Current PC:
CPU: Intel Core i7-8700K
GPU: EVGA GeForce GTX 1080 Ti FTW3

Upgrade to:
CPU: AMD Ryzen 5 8600G
RAM: T-Force Delta RGB 32GB (2x16GB) DDR5-6400 CL40`,
    means: ['own', 'own', 'cpu7', 'ram16'],
  },
  {
    shape: 'Numbered list with notes behind',
    text: `1. Ryzen 5 9600X (tray is fine too)
2. Thermalright Phantom Spirit 120 EVO
3. ASUS TUF GAMING B650-PLUS WIFI motherboard
4. 2x16GB G.Skill Flare X5 DDR5-6000 CL36
5. Intel Arc B580 Limited Edition
6. Cooler Master SickleFlow 120 ARGB White Edition (3-pack)`,
    means: ['cpu8', 'cooling11', 'own', 'ram12', 'gpu4', 'caseFan18'],
  },
];
