import type { PastedExample } from './example';

/** Spreadsheets and files: tabs, commas and semicolons, with heads and without. */
export const tables: readonly PastedExample[] = [
  {
    shape: 'spreadsheet with tabs and a head',
    text: `Component	Model	Price	Link	Notes
CPU	AMD Ryzen 5 5500	$84.99	https://shop.example/cpu	good enough
Motherboard	Gigabyte B550 GAMING X V2	$109.99	https://shop.example/board	
RAM	Corsair Vengeance LPX 16GB (2x8GB) DDR4-3200 CL16	$37.99	https://shop.example/ram	
GPU	ASRock Arc B570 Challenger 10GB OC	$209.99	https://shop.example/gpu	check the driver
Total		$442.96		`,
    means: ['cpu1', 'motherboard2', 'ram1', 'gpu3'],
  },
  {
    shape: 'spreadsheet without a head, quantities first',
    text: `1	CPU	Intel Core i7-14700K	319.99
1	Board	MSI MAG Z790 TOMAHAWK WIFI	229.99
2	RAM	G.Skill Trident Z5 RGB 32GB (2x16GB) DDR5-7200 CL34	134.99
3	Fan	Phanteks T30-120	32.99`,
    means: ['cpu17', 'motherboard16', 'ram17', 'caseFan17'],
  },
  {
    shape: 'spreadsheet, brand in a column of its own',
    text: `Category	Brand	Model	Qty	Unit Price	Total
Monitor	LG	27US500-W	2	219.99	439.98
Keyboard	Corsair	K70 RGB Pro	1	159.99	159.99
Mouse	Razer	Viper V3 Pro	1	159.99	159.99
Headset	Sennheiser	HD 560S	1	199.95	199.95
Webcam	Logitech	MX Brio	1	199.99	199.99
UPS	APC	Back-UPS BX1500M	1	199.99	199.99`,
    means: ['monitor6', 'keyboard14', 'mouse19', 'headset15', 'webcam16', 'ups12'],
  },
  {
    shape: 'commas with a head',
    text: `Type,Name,Price
CPU,AMD Ryzen 7 9700X,299.99
Cooler,"be quiet! Dark Rock 5, black",64.90
Storage,"Western Digital WD_BLACK SN770M 2TB, for handhelds",189.99
Power Supply,ASUS ROG Loki 850P,199.99`,
    means: ['cpu9', 'cooling7', 'storage11', 'psu20'],
  },
  {
    shape: 'semicolons with a head, German',
    text: `Komponente;Produkt;Anzahl;Preis
Prozessor;Intel Core Ultra 5 245K;1;249,00
Mainboard;MSI PRO B860M-A WIFI;1;159,90
Festplatte;Seagate IronWolf 8TB;2;179,90
Wärmeleitpaste;Thermal Grizzly Kryonaut (1 g);1;7,99`,
    means: ['cpu18', 'motherboard18', 'storage20', 'thermalPaste8'],
  },
  {
    shape: 'export of this page, text',
    text: `Build #1
For the office.

CPU: AMD Ryzen 5 8600G, $189.99
Memory (RAM): 2 × Kingston FURY Beast 16GB (1x16GB) DDR5-5200 CL40, $99.98
Power Supply: Corsair SF1000 (2024), owned

Total: $289.97
Compatibility, Nov 22, 2026: Everything fits`,
    means: ['cpu7', 'ram9', 'psu19'],
  },
  {
    shape: 'export of this page, CSV',
    text: `Type,Brand,Part,Quantity,Unit price,Line price,Owned,Compatibility,Checked on
CPU,AMD,Ryzen 5 8600G,1,189.99,189.99,no,Everything fits,2026-11-22
Graphics Card,Sapphire,NITRO+ Radeon RX 9070 XT 16GB,1,729.99,0.00,yes,Everything fits,2026-11-22
Case Fans,be quiet!,Pure Wings 3 120mm PWM (3-pack),2,29.90,59.80,no,Everything fits,2026-11-22`,
    means: ['cpu7', 'gpu18', 'caseFan14'],
  },
  {
    shape: 'columns kept apart by spaces',
    text: `CPU            AMD Ryzen 9 9950X3D                    $689.99
Cooler         ARCTIC Liquid Freezer III 420          $119.99
Graphics       MSI GeForce RTX 5090 32G GAMING TRIO OC  $2,499.99
Storage        Crucial T705 2TB                       $239.99`,
    means: ['cpu12', 'cooling20', 'gpu20', 'storage12'],
  },
  {
    shape: 'table of a text mode browser',
    text: `| Part      | Selection                                 | Price   |
|-----------|-------------------------------------------|---------|
| CPU       | AMD Ryzen 5 5600G                         | $134.99 |
| Cooler    | Noctua NH-L9a-AM5 chromax.black           | $54.95  |
| Case      | Fractal Design Node 304                   | $109.99 |
| Memory    | G.Skill Aegis 16GB (2x8GB) DDR4-3200 CL16 | $31.99  |`,
    means: ['cpu3', 'cooling1', 'case3', 'own'],
  },
];
