/** What is written down in Portuguese, `names: line`; a name with a star also fits whatever begins with it. */
export const PORTUGUESE = `
primeiro nome|nome próprio: text Amara|Mateus|Yuki|Lena|Omar|Priya
apelido|sobrenome: text Okafor|Ramos|Tanaka|Keller|Haddad
nome|nome completo|pessoa|contacto|contato|pessoa de contacto|pessoa de contato: text @people
dono|dona|proprietário|autor|autora|cliente|nome do cliente|hóspede|convidado|inquilino|senhorio|paciente|utente|membro|sócio|participante|jogador|aluno|aluna|estudante|professor|professora|treinador|empregado|funcionário|motorista|condutor|responsável|quem|contacto de emergência|contato de emergência|doador|vendedor|voluntário|realizador|compositor|fotógrafo|tradutor|orador|adversário|criador|atribuído a|feito por: text @people
médico|médica|veterinário|dentista: text Dra. Amara O.|Dr. Mateus R.|Dra. Lena K.|Dr. Omar H.
*telefone|telefone|telemóvel|celular|número de telefone: phone
e-mail|email|correio eletrónico: email
*morada|morada|*endereço|endereço: location @places
*local|local|lugar|localização|onde|ponto de encontro|*lugar: location @places
rua: text Rua do Moinho|Rua do Porto|Alameda das Tílias|Rua de Cima
código postal|cep: text 4150-180|1100-048|3000-214|8000-076
cidade|localidade: text Porto|Évora|Recife|Braga|Curitiba
país|país de origem: text Portugal|Japão|Quénia|Noruega|México
data de nascimento|aniversário|nascimento: date -20000..-3000
sexo|género da pessoa: choice feminino|masculino|outro|desconhecido
idade: number 1..60 anos
profissão|ofício: text eletricista|enfermeira|professor|arquiteta|padeiro
empresa|organização|associação: text Hale e Filhos|Oficinas Lindqvist|Brandt e Cia|Quiroga Design
idioma|língua: choice português|inglês|espanhol|francês|alemão|árabe
família|agregado: text família Okafor|família Ramos|família Keller|família Larsen
pessoas|número de pessoas|convidados|número de convidados: number 1..8
filho|filha|criança|filhos|nome da criança: text Noor|Emílio|Ana|Leo|Teresa
turma|classe|ano escolar: choice 1A|1B|2A|2B|3A|4B
disciplina|matéria: choice matemática|português|inglês|ciências|arte|música
classificação|nota do exame: number 8.0..19.0
trabalho de casa|lição de casa|tpc: text página 34, exercício 2|ler o capítulo 5|12 palavras|ficha de ângulos
*tema|tema|assunto: text frações|fotossíntese|os romanos|vulcões
presença|presente|participou: boolean 85
autorização|consentimento|permissão: boolean 75
palavra|vocábulo|expressão: text crepúsculo|soleira|chuvisco|acaso
tradução: text dusk|threshold|drizzle|chance
significado|definição: text pouco antes da noite|entrada de uma casa|chuva leve|sem planear
exemplo|frase de exemplo: text Ela esperou na soleira|Chuvisco o dia todo|Encontro por acaso|Saímos ao crepúsculo
classe gramatical: choice substantivo|verbo|adjetivo|advérbio|preposição
animal|cão|cachorro|gato|cavalo|nome do animal: text Miso|Biscoito|Oliva|Juno|Pimenta
espécie|tipo de animal: choice cão|gato|coelho|pássaro|outro
raça: text rafeiro|pelo curto|raça local|cruzado
esterilizado|castrado|com chip: boolean 65
número do chip|chip|microchip: text 276098104417|528140000832|620093011156|941000022094
vacina|vacinas: choice raiva|esgana|gripe|tétano|nenhuma
data da vacina|última vacina|desparasitado em|última visita ao veterinário: date -300..-5
próxima vacina|reforço: date 10..330
comida|alimento|ração: text ração seca|comida húmida|feno|legumes
colmeia: text Colmeia 1|Colmeia 2|Colmeia 4|Núcleo 1
rainha vista|ovos vistos: boolean 65
cor da rainha: choice branco|amarelo|vermelho|verde|azul
varroa: number 0..24
ovos: number 2..18
divisão|quarto|sala|cómodo: choice cozinha|casa de banho|quarto|sala|corredor|garagem
aparelho|*aparelho|equipamento|eletrodoméstico: text máquina de lavar|máquina da loiça|frigorífico|forno|secador
leitura do contador|leitura: number 12040..48200
consumo|*consumo: number 4..320 kWh
conteúdo: text casacos|luzes|livros da escola|jogos|cabos
emprestado a|emprestada a: text @people
emprestado em|data do empréstimo: date -40..-1
devolver até|data de devolução|devolução: date 2..30
planta|*planta: text monstera|manjericão|lavanda|tomate|feto
variedade: text Vermelha Precoce|Rainha de Ouro|Branca Longa|Azul do Lago
canteiro|talhão: text Canteiro 1|Canteiro 2|canteiro sul|estufa
sementeira|data de sementeira|semeado em|plantado em|data de plantação|plantio: date -80..-5
colheita|*colheita|rendimento da horta: number 0.3..9.0 kg
data da colheita|colhido em: date -40..0
solo|terra: choice arenoso|franco|argiloso|rico em húmus
luz|exposição: choice sol|meia-sombra|sombra
última rega|regado em: date -7..0
matrícula|placa: text 41-KL-07|BX-27-TO|88-MN-31|WE-51-KD
número de chassis|chassis|chassi: text WX0ZZZ81KA402817|VF1120MK2118339|SN4HL77120B0415|ZK9R20190338
veículo|*veículo|carro|automóvel: text carrinha azul|furgão branco|berlina cinzenta|citadino vermelho
quilometragem|conta-quilómetros: number 18400..164000 km
quilómetros|quilômetros|distância|percurso: number 1.0..42.0 km
combustível: choice gasolina|gasóleo|elétrico|híbrido
litros: number 18.0..58.0 l
profundidade do piso: number 2..8 mm
pneu|pneus: choice verão|inverno|todo o ano
próxima inspeção|inspeção até|próxima revisão|próxima manutenção: date 10..360
última revisão|última manutenção|mudança de óleo|última inspeção: date -330..-5
seguro|seguradora: text Amieiro Seguros|Porto Abrigo Seguros|Lindenfeld|Três Rios
número da apólice|apólice|número do contrato: text AS-402817|PA 118-339|LF 77120|TR-2019-0338
material|*material|materiais: text carvalho|linho|aço inoxidável|lã|cerâmica
ferramenta|*ferramenta: text plaina|formão|berbequim|grampo
projeto|*projeto: text banco de jardim|camisola de lã|casa de pássaros|estante de carvalho
marca|fabricante: text Hale e Filhos|Lindqvist|Brandt e Cia|Quiroga|Okafor
modelo|*modelo: text Clássico 20|Compacto 4|Modelo 12|Série B
número de série: text SN 402817|SN 118-3394|7K20-0415|SN 77120
número|código|*código|referência: text 1042|1057|1063|1088
fio|lã: text Prado DK|Mar do Norte|Merino Colina|Urze
número de agulha|agulhas: choice 2,5 mm|3 mm|3,5 mm|4 mm|5 mm
lote|lote de tinta|*lote: text 4107|2 B 27|118 C|0815
tecido|*tecido: choice algodão|linho|lã|ganga|malha
vidrado: text Celadon 4|Tenmoku|Branco mate|Verde cinza
livro|*livro|título do livro: text O caminho do sal|Um jardim de inverno|Cartas de Graz|O moinho calmo
filme|*filme: text A margem longa|Barcos de papel|Autocarro nove|Dois verões
editora: text Livros do Cais|Rua do Moinho|Casa do Amieiro|Luz do Norte
género|gênero|*género: choice drama|comédia|policial|fantasia|história
páginas|número de páginas: number 96..640 páginas
lido em|visto em|data de leitura: date -120..0
lido|lida|visto: boolean 50
câmara|câmera|máquina fotográfica: text telemétrica 35 mm|médio formato|reflex 35 mm|estenopeica
objetiva|lente: text 50 mm f/1.8|35 mm f/2|28 mm f/2.8|85 mm f/1.9
rolo|tipo de filme|película: text negativo a cores 400|preto e branco 100|diapositivo 50|preto e branco 400
artista|banda: text As Marés|Amara O.|Cinco Moinhos|Lanternas de Papel
álbum|disco: text Maré baixa|Quartos verdes|Comboios lentos|Mercado noturno
receita|prato|*prato: text sopa de lentilhas|arroz de tomate|feijoada leve|tarte de ameixa
ingredientes: lines 200 g de lentilhas;1 cebola;2 cenouras||300 g de arroz;4 tomates||500 g de farinha;7 g de fermento
passos|preparação|modo de preparo: lines Cortar;Cozer 20 minutos;Temperar||Misturar;Deixar levedar;Assar
doses|porções: number 1..8
tempo de preparação|tempo de cozedura|tempo de preparo: duration 10..120
refeição: choice pequeno-almoço|almoço|jantar|lanche
calorias: number 80..720 kcal
alergia|alergias|alergénios|intolerâncias|intolerância: tags nenhuma|frutos secos|leite|ovo|pólen|glúten
dieta|escolha de menu|menu: choice tudo|vegetariano|vegano|sem glúten
validade|data de validade|expira em|válido até: date 10..400
produto|*produto|artigo|*artigo: text aveia|azeite|chá preto|lentilhas vermelhas|mel
unidade: choice peça|g|kg|ml|l|pacote
bebida: text limonada|chá de ervas|café|sumo de maçã
restaurante: text Garça Azul|Cozinha do Moinho|Casa Olmo|A Caneca
mesa: text Mesa 2|Mesa 4|Mesa 7|Mesa 11
desporto|esporte|modalidade: choice corrida|ciclismo|natação|escalada|ténis
exercício|*exercício: text agachamento|peso morto|supino|elevação|prancha
repetições: number 5..15
séries: number 2..5
cinto|faixa|cor do cinto|cor da faixa: choice branco|amarelo|laranja|verde|azul|castanho|preto
número da camisola|número da camisa|dorsal: number 1..99
equipa|equipe|*equipa: text Campo Norte|Cais 09|O Moinho|Cidade Velha
resultado|placar: text 3 a 1|2 a 2|0 a 1|4 a 2
canção|música|peça: text Canção do cais|Chuva lenta|Duas pontes|Valsa de inverno
instrumento: choice piano|guitarra|violino|violoncelo|flauta|trompete
voz|naipe: choice soprano|contralto|tenor|baixo
tonalidade|tom: choice dó maior|sol maior|ré maior|fá maior|lá menor|mi menor
andamento: number 60..168 bpm
peixe|captura: text lúcio|perca|carpa|truta
isco|isca: text minhoca|colher|pão|milho
maré: choice baixa|a subir|alta|a descer
medicamento|*medicamento|remédio|medicação: text ibuprofeno|vitamina D|comprimido da tensão|spray de alergia
dose|dosagem: text 1 comprimido|meio comprimido|5 ml|2 gotas
tomado|tomada|administrado: boolean 85
sintoma|sintomas: tags dor de cabeça|cansaço|tosse|náusea|dor nas costas
gatilho|gatilhos: tags stress|tempo|comida|pouco sono|ecrãs
dor|nível de dor|stress|estresse: number 1..10
tensão arterial|pressão arterial: text 118/76|124/80|131/84|127/79
pulso|pulsação: number 54..98 bpm
glicemia|glicose: number 74..188 mg/dl
grupo sanguíneo|tipo sanguíneo: choice A+|A-|B+|B-|AB+|AB-|0+|0-
peso corporal: number 52.0..98.0 kg
sono|horas de sono: number 4.5..9.0 h
humor|estado de espírito: choice ótimo|bom|razoável|mau
plano de saúde|seguro de saúde: choice público|privado|nenhum
número de sócio: text M-0104|M-0117|M-0231|M-0340
sócio desde|membro desde|data de inscrição|desde: date -2400..-30
quota|*quota|mensalidade: money 12..120 EUR
donativo|doação|*doação: money 5..400 EUR
evento|*evento: text festa de verão|dia aberto|noite de cinema|concerto
turno|*turno: choice manhã|meio-dia|tarde|noite
tarefa|*tarefa: text limpar a caleira|olear dobradiças|purgar radiadores|pintar a cerca
confirmação|vem: choice sim|não|talvez|sem resposta
confirmado|confirmada|inscrito|inscrita: boolean 70
fatura|número da fatura: text 2024-041|2024-058|2024-117|2025-003
data da fatura|data de pagamento|pago em: date -60..-1
prazo|data limite|vencimento|data de vencimento|data de entrega|entrega: date 2..45
forma de pagamento|método de pagamento: choice dinheiro|cartão|transferência|débito direto
pago|paga: boolean 60
*preço|preço|*custo|custo|montante|*valor|valor|total|taxa|*taxa|gorjeta|quantia: money 5..240 EUR
renda|aluguel|aluguer|*renda: money 480..1680 EUR
condomínio|despesas da casa: money 60..280 EUR
caução|sinal|depósito|adiantamento: money 40..900 EUR
salário|ordenado|rendimento|receita do mês: money 1200..4200 EUR
preço por hora|valor por hora: money 14..85 EUR
despesa|despesas|*despesa|gasto: money 4..240 EUR
saldo: money 40..3200 EUR
desconto: percent 5..40
iva|imposto: choice 0 %|6 %|13 %|23 %
nif|cpf|número fiscal|contribuinte: text 402 817 712|118 339 420|771 200 410|201 903 380
número de cliente|número da encomenda|número do pedido|número da reserva: text 10417|10423|10458|10502
data de compra|data da encomenda|comprado em|data de envio|recebido em|data do pedido: date -60..-1
stock|estoque|existências: number 0..48
stock mínimo|estoque mínimo: number 2..12
fornecedor|*fornecedor: text Hale e Filhos|Lindqvist|Brandt e Cia|Comercial Okafor
prateleira|armazém|estante: text A1|A3|B2|B4
apartamento|imóvel|casa|fração: text Rua do Moinho 4|As Tílias 12|Rua de Cima 7|Rua do Porto 31
andar|piso: choice cave|rés do chão|1.º|2.º|3.º
quartos|número de quartos: number 1..6
área|metros quadrados: number 32..160 m²
início do contrato|data de entrada: date -1400..-40
fim do contrato|data de saída: date 20..700
problema|*problema|avaria|*avaria|dano|defeito|falha: text não arranca|mau contacto|risco num lado|faz barulho
comunicado em|data do aviso: date -30..0
comunicado por|verificado por: text @people
reparado em|resolvido em|concluído em: date -20..0
feito|feita|concluído|reparado|limpo|verificado|assinado|devolvido|entregue|encomendado|reservado|enviado|levantado: boolean 60
chegada|data de chegada: date 1..30
partida|data de partida: date 4..40
noites|número de noites: number 1..14
destino|*destino: text Porto|Bergen|Lyon|Aarhus
hotel|alojamento|hospedagem: text Hotel Tília|Pousada do Cais|Casa Olmo|Pensão do Moinho
versão: text 1.4.0|1.4.2|2.0.1|2.1.0
gravidade: choice leve|média|grave
prioridade|urgência: choice baixa|média|alta
estado|*estado|situação: choice aberto|em curso|em espera|concluído
condição|estado de conservação: choice novo|bom|usado|partido
dificuldade: choice fácil|média|difícil
nível: choice iniciante|intermédio|avançado
categoria|*categoria|tipo|*tipo: choice normal|especial|da época|outro
cor|*cor: choice branco|preto|cinzento|castanho|vermelho|azul|verde|amarelo
tamanho: choice XS|S|M|L|XL
número do sapato|número do calçado: number 35..46
peso|*peso: number 0.2..25.0 kg
altura|*altura: number 20..200 cm
largura|*largura: number 10..180 cm
comprimento|*comprimento: number 10..220 cm
profundidade|*profundidade: number 5..80 cm
temperatura|*temperatura: number 4..38 °C
temperatura da água: number 8..27 °C
quantidade|*quantidade|*número de|unidades: number 1..24
duração|*duração|minutos: duration 10..120
horas|horas trabalhadas: number 1..8 h
frequência: choice diário|semanal|mensal|anual
ano|*ano|ano de publicação: number 1990..2024
mês: choice janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
dia da semana: choice segunda|terça|quarta|quinta|sexta|sábado|domingo
data|dia|*data|quando: date -30..0
início|hora de início: time 08:00..11:00
fim|hora de fim: time 16:00..20:00
hora|*hora|horário: time 08:00..19:00
consulta|*consulta|marcação|próxima consulta: dateTime 1..40 09:00..17:00
tempo|clima: choice sol|nublado|chuva|vento|neve
direção do vento: choice N|NE|E|SE|S|SO|O|NO
avaliação|estrelas: rating 2..5
pontos|pontuação: number 12..98
percentagem|porcentagem|progresso: percent 5..95
foto|imagem|*foto|*imagem|fotografia: image
ligação|link|site|página web|url: url
ficheiro|arquivo|documento|anexo|recibo: file pdf|image
nota|notas|observação|observações|comentário|comentários: longText Vale um segundo olhar|Perguntar no próximo mês|Tudo como combinado|Demorou mais que o previsto
descrição|*descrição: longText Simples e em bom estado|Antigo, mas funciona bem|Novo este ano|Pequena marca num lado
motivo|*motivo|razão|ocasião: text aniversário|reparação|rotina|a pedido
solução: text contactos limpos|junta nova|cabo trocado|parafusos apertados
objetivo|*objetivo|meta: text acabar no verão|um por semana|aprender o básico|poupar para uma viagem
origem|proveniência|comprado em loja: text mercado|loja online|oferta|feira
ideia de presente|presente de anos: text livro de cozinha|cachecol de lã|bilhete de concerto|serviço de chá
pergunta: text A que horas abrem?|Posso levar alguém?|Há estacionamento?|Como cancelo?
resposta: text desde as nove|sim, uma pessoa|atrás da sala|até à véspera
`;
