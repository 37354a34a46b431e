import type { PastedExample } from './example';

/** Messages in chats: short words, several parts in a line, slips of the keyboard. */
export const chats: readonly PastedExample[] = [
  {
    shape: 'one line, commas',
    text: `7800x3d, b650 gaming plus wifi, 32gb ddr5 6000 cl30, rtx 5070 ti windforce sff, rm850e`,
    means: ['cpu6', 'motherboard6', 'own', 'gpu17', 'psu9'],
  },
  {
    shape: 'one line, plus signs',
    text: `Ryzen 5 5600 + MSI B550M PRO-VDH WIFI + RX 6600 Sapphire Pulse + 650W PSU`,
    means: ['cpu2', 'motherboard1', 'own', 'own'],
  },
  {
    shape: 'short lines',
    text: `yo rate my build
cpu: 9800x3d
gpu: 9070 xt nitro+ sapphire
ram: g skill trident z5 neo rgb 32gb 6000 cl30
mobo: x870e aorus elite wifi7
psu: rm1000e
case: o11 dynamic evo`,
    means: ['cpu10', 'gpu18', 'ram15', 'motherboard12', 'psu12', 'case19'],
  },
  {
    shape: 'bullets and emoji',
    text: `🔥 NEW BUILD 🔥
• CPU: Intel Core i5-14600K
• Cooler: ARCTIC Liquid Freezer III 280 A-RGB
• Board: MSI B760 Gaming Plus WiFi
• RAM: Kingston FURY Beast 16GB (1x16GB) DDR5-5200 CL40
• GPU: ASUS Dual GeForce RTX 5050 8GB GDDR6 OC
✅ SSD: Samsung 990 PRO 2TB`,
    means: ['cpu16', 'cooling16', 'motherboard15', 'ram9', 'gpu6', 'storage10'],
  },
  {
    shape: 'slips of the keyboard',
    text: `CPU: AMD Rzyen 7 7800X3D
Case: Fractal Design Terrra
Case fans: Noctau NF-A14x25 G2 PWM
RAM: Corsair Vengence LPX 64GB (2x32GB) DDR4-3200 CL16
Cooler: be quiet! Shaodw Rock Slim 2
Mouse: Logitech G502 Heor`,
    means: ['cpu6', 'case2', 'caseFan4', 'ram8', 'cooling5', 'mouse3'],
  },
  {
    shape: 'slips in names of a word',
    text: `mic: Audio Technica AT2020USB-X
headset: SteelSereis Arctis Nova 5 Wireless
keyboard: Keychorn V1 Max
webcam: Elgato Facecma MK.2`,
    means: ['microphone12', 'headset9', 'keyboard10', 'webcam14'],
  },
  {
    shape: 'code block',
    text: '```\nCPU   : Ryzen 7 9700X\nGPU   : PowerColor Reaper RX 9070 16GB\nRAM   : Crucial Pro Overclocking 32GB (2x16GB) DDR5-6000 CL36\nSSD   : Crucial T500 1TB\nCase  : Thermaltake The Tower 300\n```',
    means: ['cpu9', 'gpu15', 'ram11', 'storage6', 'case7'],
  },
  {
    shape: 'with people and times',
    text: `maxi — Today at 14:02
cpu ryzen 5 7600
gpu gigabyte rx 9060 xt gaming oc 16g
case lian li a3-matx
psu sf750
tobi — Today at 14:05
looks good to me, but get the 7800x3d if you can`,
    means: ['cpu5', 'gpu11', 'case4', 'psu18'],
  },
  {
    shape: 'slashes',
    text: `Ultra 9 285K / MSI MAG Z890 Tomahawk WiFi / MSI RTX 5090 32G Gaming Trio OC / Corsair Nautilus 360 RS ARGB`,
    means: ['cpu20', 'motherboard20', 'gpu20', 'cooling18'],
  },
];
